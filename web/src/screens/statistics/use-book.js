// The book of deals, as a screen shows it.

import { useEffect, useState } from 'preact/hooks';
import { readAll, watch } from '../../statistics/book-store.js';

/** @typedef {import('../../statistics/book.js').Book} Book */

/** Gets the book, as it is now and whenever it changes; null until it has been read. @returns {Book | null} */
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
