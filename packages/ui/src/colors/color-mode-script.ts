/**
 * Sets the mode before the first paint, so that a page in dark mode does not flash white: put it into a `<script>` in the
 * head, before the stylesheets. The text never changes, so that a Content-Security-Policy can name its hash. It reads what
 * `useColorMode` stores; `<html data-forced-mode="dark">` forces a mode.
 */
export const colorModeScript =
  '(function(d,m){function k(v){return v=="light"||v=="dark"}m=d.dataset.forcedMode;' +
  'if(!k(m)){try{m=localStorage.getItem("frond-color-mode")}catch(e){}' +
  'if(!k(m))m=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"}' +
  'd.classList.remove("light","dark");d.classList.add(m);d.style.colorScheme=m})(document.documentElement)'
