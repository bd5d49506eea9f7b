// Hook for the book of deals.

import { useEffect, useState } from 'preact/hooks';
import { readAll, watch } from '../../statistics/book-store.js';

/** @typedef {import('../../statistics/book.js').Book} Book */

/** Returns the book and follows its changes; null until it is read. @returns {Book | null} */
export function useBook() {
  const [book, setBook] = useState(/** @type {Book | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    const read = () => void readAll().then((book) => isWanted && setBook(book));
    const end = watch(read);
    read();
    return () => {
      isWanted = false;
      end();
    };
  }, []);
  return book;
}
