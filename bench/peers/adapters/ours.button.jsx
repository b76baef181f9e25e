import { setColorMode } from 'ourlib/colors';
import { useEffect } from 'react';

export { Button } from 'ourlib/button';

/** The mode is a class on the root element: nothing re-renders, and transitions rest while it changes. */
export function Provider({ mode, children }) {
  useEffect(() => setColorMode(mode), [mode]);
  return children;
}
