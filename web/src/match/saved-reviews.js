// The reviews that are kept: each lies beside its match in the store, under a key of its own, and goes with it.

import * as matches from './saved-matches.js';
import { keptReview, kept } from './review.js';
import * as store from '../store/store.js';

/** Gets where the review of a deal is kept.
 * @param {string} id of the match @param {import('../wire.js').ReviewRequest} request @param {number} place the deal's in the save, from 0
 * @returns {import('./review.js').Shelf} */
export function shelfOf(id, request, place) {
  const key = `${matches.REVIEWS}${id}:${request.deal}:${request.seat}`;
  return {
    get: async () => keptReview(await store.get(key), request, place),
    put(review) {
      if (matches.get(id)) store.set(key, kept(review, request, place)); // else it has been thrown away meanwhile
    },
  };
}
