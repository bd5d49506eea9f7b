// Localization: formats messages (an id with arguments) in one language, with English as the fallback.
//
// A language is two files of Fluent text, built from its folder in words/: the texts of home and table, and the later
// ones (`LATER` in web/tools/build/words.py). The first English file is bundled, so there are always words. Messages
// can be shown (cards as symbols, 7♣) or spoken (cards by their inflected names): see `Words`.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import english from 'words/en.ftl';
import { built, fetchFile } from '../site/site.js';
import { isShared, namesOf } from './seat-names.js';

/**
 * @typedef {import('../types.js').Message} Message
 * @typedef {import('../types.js').Indices} Indices
 * @typedef {import('../types.js').Company} Company
 * @typedef {import('../types.js').Words} Words
 * @typedef {import('../types.js').CardForm} CardForm
 */

/** Suit symbols, with a variation selector against emoji. */
export const SUIT_SIGNS = /** @type {Record<string, string>} */ ({
  C: '♣\ufe0e',
  D: '♦\ufe0e',
  H: '♥\ufe0e',
  S: '♠\ufe0e',
});
/** Names of suits and ranks in cards.ftl. */
const SUITS = /** @type {Record<string, string>} */ ({ C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' });
const RANKS = /** @type {Record<string, string>} */ ({
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
});
/** Arguments that are cards. */
const CARDS = ['card', 'one', 'other', 'low', 'high'];
/** Arguments that are seats, each with the argument that tells if it is "you". */
const SEATS = /** @type {Record<string, string>} */ ({ seat: 'you', to: 'toYou', from: 'fromYou' });
/** True if an argument names a card or several. */
const isCard = (/** @type {string} */ name) => /^(card|cards|one|other|low|high)(Gen|Part)?$/.test(name);

/** Returns the seats that a message names. @param {Message} message @returns {number[]} */
const seatsIn = ({ args }) =>
  Object.entries(args ?? {}).flatMap(([name, value]) => (name in SEATS ? value : value?.id ? seatsIn(value) : []));

/** True if a message names a seat, or no seat at all.
 * @param {Message} message @param {number | null} seat */
export function concerns(message, seat) {
  const named = seatsIn(message);
  return !named.length || named.includes(/** @type {number} */ (seat));
}

/** Inflected forms of names, by the suffix of their arguments (`$cardGen`). */
const FORMS = /** @type {Record<string, CardForm>} */ ({ Gen: 'genitive', Part: 'partitive' });
const NOBODY = /** @type {Company} */ ({ seats: [], front: null });
const FALLBACK = 'en';

/** A negative number, with a true minus sign instead of the hyphen of most locales. */
class Negative extends FluentNumber {
  /** @param {import('@fluent/bundle').Scope} scope */
  toString(scope) {
    return super.toString(scope).replace('-', '−');
  }
}

/** @param {any} value */
const isNegative = (value) => typeof value === 'number' && value < 0;

/** Returns the seat called "you"; null if several people share the device, since all of them read the words.
 * @param {Company} company */
export const addressed = (company) =>
  isShared(company) || company.seats[company.front ?? -1]?.kind === 'friend' ? null : company.front;

export const languages = [FALLBACK, ...Object.keys(built.words)].sort();

/** Returns the wished language if it exists, or else the best match for the browser's languages.
 * @param {string} [wish] */
export function chooseLanguage(wish) {
  if (wish && languages.includes(wish)) return wish;
  const asked = typeof navigator === 'undefined' ? [] : [...languageOfVisit(), ...(navigator.languages ?? [])];
  return negotiateLanguages(asked, languages, { defaultLocale: FALLBACK, strategy: 'lookup' })[0] ?? FALLBACK;
}

/** Returns the language of the link to this page (`#/new/pantti?lang=sv`), if any: it applies to this visit, unless the
 * user has chosen another one. @returns {string[]} */
function languageOfVisit() {
  const found = new URLSearchParams(globalThis.location?.hash.split('?')[1]).get('lang');
  try {
    if (found && languages.includes(found)) sessionStorage.setItem('kortti.lang', found);
    return [sessionStorage.getItem('kortti.lang') ?? ''].filter(Boolean);
  } catch {
    return found ? [found] : []; // storage blocked
  }
}

/** Names of the languages in themselves. `Intl.DisplayNames` would load data for each, which delays home.
 * @type {Record<string, string>} */
const NAMES = { en: 'English', fi: 'Suomi', fr: 'Français', ja: '日本語', sv: 'Svenska' };

/** Returns the name of a language in that language. @param {string} lang */
export const languageName = (lang) => NAMES[lang] ?? lang;

/** The words of a language, parsed when first used. `whole` loads the later file; `want` too, but not
 * again right after a failure.
 * @typedef {{bundle: () => FluentBundle, isWhole: () => boolean, whole: () => Promise<void>,
 *   want: () => void}} Loaded */
/** @type {Map<string, Promise<Loaded>>} */
const loading = new Map();

/** Loads the first file of a language, once; retries after a failure.
 * @param {string} lang @returns {Promise<Loaded>} */
function load(lang) {
  let loaded = loading.get(lang);
  if (!loaded) {
    loaded = (lang === FALLBACK ? Promise.resolve(english) : textOf(built.words[lang])).then((text) =>
      reader(lang, text),
    );
    loaded.catch(() => loading.delete(lang));
    loading.set(lang, loaded);
  }
  return loaded;
}

/** @param {string} path */
const textOf = async (path) => (await fetchFile(path)).text();

/** @param {string} lang @param {string} first @returns {Loaded} */
function reader(lang, first) {
  /** @type {FluentBundle | null} */
  let bundle = null;
  const texts = [first];
  let isWhole = false;
  /** @type {Promise<void> | null} */
  let coming = null;
  let failed = -Infinity;
  const add = (/** @type {string} */ text) => bundle?.addResource(new FluentResource(text), { allowOverrides: true });
  const loaded = {
    bundle() {
      if (!bundle) {
        bundle = new FluentBundle(lang, { useIsolating: false });
        texts.forEach(add);
      }
      return bundle;
    },
    isWhole: () => isWhole,
    whole() {
      coming ??= textOf(built.laterWords[lang]).then((text) => {
        texts.push(text);
        add(text);
        isWhole = true;
        for (const listener of listeners) listener();
      });
      coming.catch(() => ([coming, failed] = [null, Date.now()]));
      return coming;
    },
    want: () => void (Date.now() - failed > PAUSE && loaded.whole().catch(() => {})),
  };
  return loaded;
}

/** Milliseconds before `want` retries. */
const PAUSE = 2000;
/** @type {Set<() => void>} */
const listeners = new Set();

/** Calls `listener` when later words have loaded, so that messages without text can be shown again.
 * @param {() => void} listener @returns {() => void} stops it */
export function watchWords(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Loads the words of a language; rejects on failure, except for English.
 * @param {{lang: string, indices: Indices}} options
 * @returns {Promise<Words>}
 */
export async function createWords({ lang, indices }) {
  const wanted = lang === FALLBACK ? [FALLBACK] : [lang, FALLBACK];
  return wordsOf(await Promise.all(wanted.map(load)), lang, indices);
}

/**
 * @param {Loaded[]} files the language, then its fallback
 * @param {string} lang
 * @param {Indices} indices
 * @returns {Words}
 */
function wordsOf(files, lang, indices) {
  let company = NOBODY;
  /** @type {Set<string>} */
  const warned = new Set();

  /** @param {string} problem */
  function warn(problem) {
    if (!warned.has(problem)) console.warn(`words/${lang}: ${problem}`);
    warned.add(problem);
  }

  /** @param {string} id
   * @returns {{bundle: FluentBundle, pattern: NonNullable<ReturnType<FluentBundle['getMessage']>>['value']} | null} */
  function find(id) {
    const [name, attribute] = id.split('.');
    for (const file of files) {
      const bundle = file.bundle();
      const entry = bundle.getMessage(name);
      const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
      if (pattern != null) return { bundle, pattern };
    }
    return null;
  }

  /** Formats an id; arguments must be Fluent values.
   * @param {string} id @param {Record<string, any>} [args] */
  function t(id, args) {
    const found = find(id);
    if (!found || found.pattern === null) {
      if (!files[0].isWhole()) return (files[0].want(), ''); // shown again once loaded
      warn(`no ${id}`);
      return id;
    }
    /** @type {Error[]} */
    const errors = [];
    const given =
      args &&
      Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, isNegative(value) ? new Negative(value) : value]),
      );
    const text = found.bundle.formatPattern(found.pattern, given ?? null, errors);
    for (const error of errors) warn(`${id}: ${error.message}`);
    return text;
  }

  /** Formats a name in an inflected form, or as it is if the language has no such form.
   * @param {string} id @param {CardForm} form @param {Record<string, any>} [args] */
  function nameText(id, form, args) {
    const own = files.map((file) => file.bundle().getMessage(id)).find(Boolean);
    return t(own?.attributes[form] ? `${id}.${form}` : id, args);
  }

  /** @param {string} card may have what it stands for: "2C=7H", "2C=7" @param {CardForm} [form] @returns {string} */
  function cardText(card, form = 'symbol') {
    const [own, other] = card.split('=');
    if (other)
      return t(form === 'symbol' ? 'card-as.short' : 'card-as', {
        card: cardText(own, form),
        other: cardText(other, form === 'symbol' ? form : 'genitive'),
      });
    const rank = card.slice(0, -1) || card;
    const suit = card.slice(rank.length);
    if (!suit && card in RANKS)
      return form === 'symbol'
        ? ({ T: '10', ...indices }[card] ?? card)
        : nameText('card-rank', form, { rank: RANKS[card] });
    if (!(suit in SUITS) || !(rank in RANKS)) return nameText('card-hidden', form);
    if (form === 'symbol') return ({ T: '10', ...indices }[rank] ?? rank) + SUIT_SIGNS[suit];
    return nameText('card-name', form, { rank: RANKS[rank], suit: SUITS[suit] });
  }

  /** @param {string[]} items */
  function list(items) {
    try {
      return new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);
    } catch {
      return items.join(', ');
    }
  }

  /** Returns a function that joins texts by a message for the first one and the rest.
   * @param {string} id @returns {(texts: string[]) => string} */
  const chain = (id) => (texts) =>
    texts.length > 1 ? t(id, { first: texts[0], rest: chain(id)(texts.slice(1)) }) : (texts[0] ?? '');

  /**
   * Converts a message's arguments to Fluent arguments, by name: cards, seats and suits become words.
   * @param {Record<string, any>} args @param {boolean} aloud @param {Company} at
   */
  function fluentArguments(args, aloud, at) {
    /** @type {Record<string, any>} */
    const given = {};
    for (const [name, value] of Object.entries(args)) {
      if (value === null || value === undefined) continue;
      if (CARDS.includes(name)) {
        given[name] = cardText(String(value), aloud ? 'name' : 'symbol');
        for (const [ending, form] of Object.entries(FORMS)) {
          given[name + ending] = cardText(String(value), aloud || value === '??' ? form : 'symbol');
        }
      } else if (name === 'cards' && Array.isArray(value)) {
        // `cards` may also be a number
        const cards = /** @type {string[]} */ (value).map((card) => cardText(card, aloud ? 'name' : 'symbol'));
        given.cards = aloud ? list(cards) : cards.join(' ');
      } else if (name === 'groups') {
        const groups = /** @type {string[][]} */ (value).map((cards) => fluentArguments({ cards }, aloud, at).cards);
        given.groups = aloud ? chain('table-groups')(groups) : list(groups);
      } else if (name in SEATS && typeof value === 'number') {
        given[name] = at.seats[value]?.name ?? String(value + 1);
        given[SEATS[name]] = value === addressed(at) ? 'yes' : 'no';
      } else if (name === 'suit') {
        const suit = { suit: SUITS[value] };
        given.suit = suit.suit ? t('suit-name', suit) : String(value);
        given.suitGen = suit.suit ? nameText('suit-name', 'genitive', suit) : String(value);
      } else if (name === 'neighbour') {
        given.neighbour = namesOf(value.seats, { t })[value.seat];
      } else if (name === 'game') {
        given.game = or(`game-${value}`, String(value));
      } else if (typeof value === 'object') {
        given[name] = 'id' in value ? put(value, aloud, at) : String(value); // a nested message
      } else {
        given[name] = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
      }
    }
    return given;
  }

  /** Tells a message; a friend's may be of any shape, and is '' if it cannot be told.
   * @param {Message | null | undefined} message @param {boolean} aloud @param {Company} at */
  function put(message, aloud, at) {
    try {
      return message ? told(message, aloud, at) : '';
    } catch (error) {
      warn(`${message?.id}: ${error}`);
      return '';
    }
  }

  /** @param {Message} message @param {boolean} aloud @param {Company} at */
  function told(message, aloud, at) {
    const given = fluentArguments(message.args ?? {}, aloud, at);
    const text = t(message.id, given);
    if (!/[.!?]$/.test(text)) return text;
    const cards = Object.entries(given).flatMap(([name, value]) => (isCard(name) && value ? [value] : []));
    return text.replace(/(^|[.!?] )(\p{Ll})/gu, (start, end, letter, at) =>
      cards.some((card) => text.startsWith(card, at + end.length)) ? end + letter.toLocaleUpperCase(lang) : start,
    ); // capitalizes card names that begin a sentence
  }

  /** @param {string} id @param {string} fallback @param {Record<string, any>} [args] */
  function or(id, fallback, args) {
    return find(id) ? t(id, args) : fallback;
  }

  return {
    lang,
    indices,
    show: (message, at) => put(message, false, at ?? company),
    say: (message, at) => put(message, true, at ?? company),
    brief: ({ id, args }, at) => put({ id: find(`${id}.short`) ? `${id}.short` : id, args }, false, at ?? company),
    t,
    or,
    list,
    row: chain('table-list'),
    either: chain('rules-either'),
    flow: (sentences) => chain('table-told')(sentences.filter(Boolean)),
    has: (id) => find(id) !== null,
    whole: files[0].whole,
    isWhole: files[0].isWhole,
    card: cardText,
    seat: (at) => {
      company = at;
    },
  };
}

/** Id of the text that tells that the engine could not be started. Some protections of iOS turn WebAssembly off. */
export const ENGINE_FAILED = 'WebAssembly' in globalThis ? 'engine-failed' : 'engine-unable';

/** Returns the message for an error: why the engine refused, or that it failed.
 * @param {any} error @returns {Message} */
export const problemOf = (error) => error?.detail ?? { id: ENGINE_FAILED };

/** The current words, for all components. */
export const WordsContext = createContext(/** @type {Words} */ (/** @type {unknown} */ (null)));

/** @returns {Words} */
export const useWords = () => useContext(WordsContext);
