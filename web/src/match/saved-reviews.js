// Storage of reviews: each beside its match in the store, and deleted with it.

import * as store from '../store/store.js';
import { kept, keptReview } from './review.js';
import * as matches from './saved-matches.js';

/** Returns the storage for the review of a deal.
 * @param {string} id of the match
 * @param {import('../wire.js').ReviewRequest} request @param {number} place the deal's index in the save
 * @returns {import('./review.js').ReviewStore} */
export function shelfOf(id, request, place) {
  const key = `${matches.REVIEWS}${id}:${request.deal}:${request.seat}`;
  return {
    get: async () => keptReview(await store.get(key), request, place),
    put(review) {
      if (matches.get(id)) store.set(key, kept(review, request, place)); // unless deleted meanwhile
    },
  };
}
