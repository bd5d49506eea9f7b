// The <kortti-table> custom element for other people's pages. It starts as a cheap still picture: its own content, or
// the game's picture. A tap replaces it with an iframe of this site; only one table plays at a time, the others rest.
// One script, classic or module, without dependencies.

import { joinParameters, splitParameters } from '../links/link-parameters.js';
import { ALLOWED, doneIn, readNews, VERSION } from './messages.js';
import { dress, games, labelOf, languageOf, makePoster, nameOf, pictureOf } from './poster.js';

const NAME = 'kortti-table';
const own =
  /** @type {HTMLScriptElement | null} */ (document.currentScript)?.src ??
  /https?:[^\s)]+\/embed\/kortti-table\.js/.exec(new Error().stack ?? '')?.[0];
const LEAST_HEIGHT = 200;
const MOST_HEIGHT = 1200;
const LOOK = `
:host{display:block;container-type:inline-size;max-width:720px;min-width:280px}
:host([hidden]){display:none}
.room{height:clamp(540px,145cqw,560px)}
@container(min-width:520px){.room{height:clamp(400px,70cqw,520px)}}
iframe{display:block;width:100%;height:100%;border:0}`;

/** The tables of this page with a frame. @type {Set<KorttiTable>} */
const framed = new Set();

addEventListener('message', ({ data, source, origin }) => {
  const news = readNews(data);
  const table = news && [...framed].find(({ frame }) => frame?.contentWindow === source);
  if (table && origin === table.origin) {
    if (!table.isReady) {
      table.isReady = true;
      table.update(); // what has changed while the frame was loading
    }
    table.hear(news);
  }
  // a plain iframe of the same page
  else if (!table && news?.type === 'ready' && news.playing === true) letRest(null, origin);
});

class KorttiTable extends HTMLElement {
  /** @type {HTMLIFrameElement | null} */
  frame = null;
  room = document.createElement('div');
  /** Parameters that the frame shows, or loads with. */
  shown = '';
  /** True once the frame hears orders. */
  isReady = false;
  /** 1 if the table was told to rest, 2 once it does, 0 if it has played since. */
  rests = 0;
  /** Inputs of the current poster, to avoid redrawing it. */
  drawn = '';

  constructor() {
    super();
    this.room.className = 'room';
    const root = this.attachShadow({ mode: 'open' });
    root.append(this.room);
    dress(root, LOOK);
    new MutationObserver(() => this.isConnected && this.update()).observe(this, { attributes: true, childList: true });
  }

  connectedCallback() {
    if (this.frame) this.load(this.frame); // moved in the document: the frame reloads
    // children may not be parsed yet
    if (document.readyState === 'loading' && !this.nextSibling)
      document.addEventListener('DOMContentLoaded', () => this.update(), { once: true });
    else this.update();
  }

  /** Moved with its frame, which does not reload. */
  connectedMoveCallback() {}

  disconnectedCallback() {
    framed.delete(this);
  }

  get site() {
    return new URL('..', own ?? document.baseURI).href;
  }

  get origin() {
    return new URL(this.site).origin;
  }

  get game() {
    return this.getAttribute('game') ?? '';
  }

  get language() {
    return languageOf(
      this.getAttribute('lang'),
      this.parentElement?.closest('[lang]')?.getAttribute('lang'),
      ...navigator.languages,
    );
  }

  /** Parameters for the frame, from the attributes. */
  get parameters() {
    const values = new Map();
    for (const { name, value } of this.attributes) {
      if (name === 'link') splitParameters(value).forEach((one, key) => values.set(key, one));
      else if (
        /^(game|deal|players|seat|dealer|level|moves|do|at|question|answer|puzzle|theme|option\.\w+)$/.test(name)
      )
        values.set(name, value);
    }
    return joinParameters(values.set('lang', this.language));
  }

  /** Applies the current attributes. */
  update() {
    const [width, height] = ['width', 'height'].map((name) => Number(this.getAttribute(name)));
    this.style.maxWidth = width ? `${width}px` : '';
    this.room.style.height = height ? `${clamp(height)}px` : '';
    const { frame, parameters, shown } = this;
    if (!frame) return this.showPoster();
    frame.title = this.name;
    if (parameters === shown || !this.isReady) return;
    this.shown = parameters;
    const plain = (/** @type {string} */ text) => text.replace(/&?(lang|theme)=\w*/g, '');
    if (plain(parameters) !== plain(shown)) return this.tell({ type: 'load', parameters: `${parameters}&start=1` });
    this.tell({ type: 'language', lang: this.language });
    this.tell({ type: 'theme', theme: this.getAttribute('theme') ?? 'auto' });
  }

  get does() {
    return doneIn(this.parameters);
  }

  get name() {
    const { game, does, language } = this;
    return `${does === 'play' ? nameOf(game, language) : labelOf(does, game, language)} – Kortti`;
  }

  showPoster() {
    const { game, parameters, site } = this;
    // without a picture of its own: only text, or the game's picture for readers without scripts
    const own = this.querySelector(`svg,picture,img:not([src^="${site}tiles/"])`);
    const drawn = `${parameters}${site}${!own}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    // the frame reports the problem
    if (!(Object.hasOwn(games, game) || (!game && this.hasAttribute('link')))) return this.play(false);
    const picture = own ? document.createElement('slot') : pictureOf(game, site);
    this.room.replaceChildren(
      makePoster({ game, lang: this.language, picture, what: this.does, onPlay: (isByKeys) => this.play(isByKeys) }),
    );
    this.hear({ type: 'ready', playing: false });
  }

  /** Replaces the picture with the table. @param {boolean} isByKeys moves the focus into the frame */
  play(isByKeys) {
    const frame = (this.frame = document.createElement('iframe'));
    frame.title = this.name;
    frame.allow = 'share' in navigator ? `${ALLOWED}; web-share` : ALLOWED;
    this.load(frame);
    this.room.replaceChildren(frame);
    if (isByKeys) frame.focus();
    letRest(this);
  }

  /** Loads the frame as the attributes say. @param {HTMLIFrameElement} frame */
  load(frame) {
    framed.add(this);
    this.isReady = false;
    this.shown = this.parameters;
    frame.src = `${this.site}embed/#${this.shown}${this.rests ? '' : '&start=1'}`;
  }

  /** @param {{type: string, [name: string]: unknown}} news */
  hear({ type, ...detail }) {
    if (type === 'ready')
      if (!detail.playing) this.rests &&= 2;
      else if (this.rests === 1)
        this.rest(); // told while it was loading
      else letRest(this);
    const height = type === 'resize' && !this.hasAttribute('height') && Number(detail.height);
    if (height) this.room.style.height = `${clamp(height)}px`;
    this.dispatchEvent(new CustomEvent(`kortti-${type}`, { detail, bubbles: true }));
  }

  rest() {
    this.rests ||= 1;
    this.tell({ type: 'load', parameters: this.shown });
  }

  /** @param {Record<string, unknown>} order */
  tell(order) {
    this.frame?.contentWindow?.postMessage({ kortti: VERSION, ...order }, this.origin);
  }
}

/** Makes all tables rest but the playing one.
 * @param {KorttiTable | null} played @param {string} [origin] only tables of this site */
function letRest(played, origin) {
  for (const table of framed)
    if (origin === (origin && table.origin)) {
      if (table === played) table.rests = 0;
      else table.rest();
    }
}

/** @param {number} height */
const clamp = (height) => Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, height));

if (!customElements.get(NAME)) customElements.define(NAME, KorttiTable);
