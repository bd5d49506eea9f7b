// Icons of the table, in the text colour, and its buttons that show nothing else.

export const PATHS = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6v1',
  redo: 'M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  hint: 'M9.5 18h5M10 21h4M12 3a6.2 6.2 0 0 0-3.6 11.2c.7.6 1.1 1.2 1.1 2V16h5v.2c0-.8.4-1.4 1.1-2A6.2 6.2 0 0 0 12 3z',
  log: 'M5 6h14M5 10.5h14M5 15h9M5 19.5h6',
  score: 'M4 20V11M10 20V5M16 20v-7M21 20H3',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  keys: 'M3.5 7h17v10h-17zM7 10.5v.01M10.5 10.5v.01M14 10.5v.01M17 10.5v.01M8 14h8',
  close: 'M6 6l12 12M18 6L6 18',
  sort: 'M7 5v14M7 19l-3-3M7 19l3-3M13 6h8M13 11.5h6M13 17h4',
  groups: 'M4 7.5h7v9.5H4zM7.5 4.5h7V14M17 10h3.5v9.5H17z',
  side: 'M3.5 5h17v14h-17zM14.5 5v14M17 9h1M17 12.5h1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  next: 'M9 5l7 7-7 7',
  first: 'M17 5l-7 7 7 7M6.5 5.5v13',
  last: 'M7 5l7 7-7 7M17.5 5.5v13',
  play: 'M8 5.5l10 6.5-10 6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  share: 'M12 14.5V4M8 7.5L12 3.5l4 4M6 11.5H5v8.5h14v-8.5h-1',
  replay: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 9M4.5 4v5h5M10.5 9.5l4 2.5-4 2.5z',
  embed: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  quiet: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9.5l5 5M20.5 9.5l-5 5',
  dealer: 'M9.5 3.5H19.5v13.5H9.5zM9.5 7.5H4.5V21h10v-4',
  fair: 'M4.5 13.5V12a7.5 7.5 0 0 1 15 0v3M8 18.5V12a4 4 0 0 1 8 0v4.5M12 12v8',
  inquiry: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.01',
  guide: 'M12 5L2.5 9.5 12 14l9.5-4.5zM6 11.5V16c3.5 2.5 8.5 2.5 12 0v-4.5',
  flag: 'M6.5 21V4M6.5 4.5H18l-2.8 4 2.8 4H6.5',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c0-3.5 2-5.5 5.5-5.5s5.5 2 5.5 5.5M15.5 5.3a3 3 0 0 1 0 5.4M17 14c2.2.6 3.5 2.4 3.5 5',
  full: 'M9.5 5H5v14h14v-4.5M13.5 5H19v5.5M19 5l-8.5 8.5',
};

/** @param {{name: keyof typeof PATHS}} props */
export function Icon({ name }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        stroke-width={name === 'more' ? 3.4 : 2}
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}

/** A button that shows an icon. @param {{icon: keyof typeof PATHS, label: string} &
 *   import('preact').ButtonHTMLAttributes<HTMLButtonElement>} props */
export function ToolButton({ icon, label, ...rest }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

/** A small card back, shown before a number of cards. */
export function CardBack() {
  return (
    <svg class="card-back" viewBox="0 0 12 16" aria-hidden="true" focusable="false">
      <rect x=".6" y=".6" width="10.8" height="14.8" rx="1.8" fill="#fffefb" stroke="#0003" stroke-width=".6" />
      <rect x="2.2" y="2.2" width="7.6" height="11.6" rx="1" fill="var(--ochre)" />
      <path d="M6 4.6v6.8M3.6 6l4.8 4M8.4 6l-4.8 4" stroke="var(--cream)" stroke-width="1.1" />
    </svg>
  );
}
