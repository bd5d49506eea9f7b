// Paths of the things that marks are made of, around their middle; py/kortti/picture/things.py draws the same.

/** @typedef {Record<string, string>} Shape the paths of its parts, by class */

/** A millstone with its furrows. @type {Shape} */
export const STONE = {
  stone: 'M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0z',
  furrows:
    'M0-11.500l2.500-3.500M8.100-8.100l4.300-.7M11.500 0l3.500 2.500M8.100 8.100l.7 4.300M0 11.500l-2.500 3.500M-8.100 8.100l-4.300.7M-11.500 0l-3.500-2.500M-8.100-8.100l-.7-4.300',
  eye: 'M-4.500-2v-2.500h9V-2H7v4H4.500v2.500h-9V2H-7v-4z',
};

/** An old felt hat. @type {Shape} */
export const HAT = {
  felt: 'M-17 9c0-3 4-4.500 6-5 .3-9 2-19 7-19 2 0 2.500 2 4 2s2-2 4-2c5 0 6.700 10 7 19 2 .5 6 2 6 5 0 4-8 7-17 7S-17 13-17 9z',
  ribbon: 'M-11.200 1c5 3 17.400 3 22.400 0l.3 4c-5.500 3.400-17.500 3.400-23 0z',
};
