// What has to do with fingerprints comes when somebody looks for it.

import { useEffect, useState } from 'preact/hooks';

/** @typedef {typeof import('./fair.jsx')} FairCode */

/** @param {() => void} onMissing told where it does not come @returns {FairCode | null} */
function useFair(onMissing) {
  const [code, setCode] = useState(/** @type {FairCode | null} */ (null));
  useEffect(() => {
    let isWanted = true;
    import('./fair.jsx').then((code) => isWanted && setCode(code), () => isWanted && onMissing());
    return () => void (isWanted = false);
  }, []);
  return code;
}

/** @param {Parameters<FairCode['FairSheet']>[0] & {onMissing: () => void}} props */
export function FairSheet({ onMissing, ...props }) {
  const code = useFair(onMissing);
  return code && <code.FairSheet {...props} />;
}

/** @param {Parameters<FairCode['FairScreen']>[0]} props */
export function FairScreen({ app }) {
  const code = useFair(() => app.notify('table-failed'));
  return code && <code.FairScreen app={app} />;
}
