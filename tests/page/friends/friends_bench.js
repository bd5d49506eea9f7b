// Test bench for friends: exports what connects them, and shows the camera. See test_rtc.py.
import { generate } from '../../../web/node_modules/lean-qr/index.mjs';
import { h, render } from '../../../web/node_modules/preact/dist/preact.mjs';
import { Line } from '../../../web/src/friends/line.js';
import { invite, join } from '../../../web/src/friends/rtc/channel.js';
import { readCode } from '../../../web/src/friends/rtc/codes.js';
import { Scan } from '../../../web/src/screens/friends/scan.jsx';
import { createWords, WordsContext } from '../../../web/src/words/words.js';

/** What this end has heard, and how often it was told that the channel is closed. */
const heard = [];
let closed = 0;
let channel = null;
let end = null;
const listen = (opened) => {
  channel = opened;
  channel.listen({ text: (text) => heard.push(text), closed: () => (closed += 1) });
};

const friends = {
  heard,
  closed: () => closed,
  readCode,
  async invite() {
    end = await invite();
    return end.code;
  },
  async join(code) {
    end = await join(code);
    end.opened.then(listen);
    return end.code;
  },
  /** Returns milliseconds until the channel is open. */
  async accept(answer) {
    const begun = performance.now();
    listen(await end.accept(answer));
    return performance.now() - begun;
  },
  isOpen: () => Boolean(channel?.isOpen),
  send: (text) => channel.send(text),
  close: () => channel.close(),
  /** Puts a line on the channel that is open. */
  line() {
    const line = new Line(channel, {
      receive: (message) => heard.push(message),
      closed: (reason) => heard.push(reason),
      quiet() {},
    });
    friends.tell = (message) => line.send(message);
  },
  /** Returns the rows of a QR code, with its margin, as texts of 0 and 1. */
  matrix(text) {
    const { size, get } = generate(text);
    const around = Array.from({ length: size + 8 }, (_, at) => at - 4);
    return around.map((y) => around.map((x) => Number(get(x, y))).join(''));
  },
  /** What the camera has read. */
  texts: [],
  async scan(lang = 'en') {
    const words = await createWords({ lang, indices: {} });
    await words.whole();
    const props = { onText: (text) => friends.texts.push(text), onClose: friends.stopScan };
    render(h(WordsContext.Provider, { value: words }, h(Scan, props)), document.querySelector('main'));
  },
  stopScan: () => render(null, document.querySelector('main')),
};
Object.assign(window, { friends });
