/**
 * Sets the color mode before the first paint, so that a page in dark mode does not flash white. Put it into a `<script>` in
 * the head, before the stylesheets. The text never changes, so a Content-Security-Policy can allow it by its hash. It reads
 * the mode that `useColorMode` stores. `<html data-forced-mode="dark">` forces a mode.
 */
export const colorModeScript =
  '(function(d,m){function k(v){return v=="light"||v=="dark"}m=d.dataset.forcedMode;' +
  'if(!k(m)){try{m=localStorage.getItem("frond-color-mode")}catch(e){}' +
  'if(!k(m))m=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"}' +
  'd.classList.remove("light","dark");d.classList.add(m);d.style.colorScheme=m})(document.documentElement)'
