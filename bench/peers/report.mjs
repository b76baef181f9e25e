// Turns results.json into results.md. node report.mjs rewrites results.md from results.json.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const median = (a) => { const s = a.filter((x) => x != null).sort((x, y) => x - y); const m = s.length >> 1; return s.length ? (s.length % 2 ? s[m] : (s[m - 1] + s[m]) / 2) : null; };
const flat = (rounds, f) => (rounds ?? []).flat().map(f);
const f1 = (x) => (x == null ? '–' : x >= 100 ? x.toFixed(0) : x >= 10 ? x.toFixed(1) : x.toFixed(2));
const kb = (x) => (x == null ? '–' : (x / 1024).toFixed(1));

export function report(R) {
  const ids = Object.keys(R.libs);
  // Ratio per round against the reference's same round, then the median over rounds: drift of the machine cancels.
  const ratio = (get, l, ref) => {
    const a = get(R.libs[l]), b = R.libs[ref] && get(R.libs[ref]);
    if (!a?.length || !b?.length) return null;
    const n = Math.min(a.length, b.length), r = [];
    for (let i = 0; i < n; i++) if (a[i] != null && b[i]) r.push(a[i] / b[i]);
    return median(r);
  };
  const perRound = (path, field) => (L) => (path(L) ?? []).map((round) => median([round].flat().map((x) => x[field])));
  const md = [];
  const table = (head, rows) => { md.push('| ' + head.join(' | ') + ' |', '|' + head.map((_, i) => (i ? '--:' : '---')).join('|') + '|', ...rows.map((r) => '| ' + r.join(' | ') + ' |'), ''); };
  const name = (l) => `${R.libs[l].meta.name} ${R.libs[l].version}`;
  const bold = (vals, fmt, low = true, skip = 2) => { // best peer (raw and limit are references)
    const c = vals.map((v, i) => (i >= skip && v != null ? v : null)).filter((v) => v != null);
    const best = c.length ? (low ? Math.min(...c) : Math.max(...c)) : null;
    return vals.map((v, i) => (i >= skip && v != null && v === best ? `**${fmt(v)}**` : fmt(v)));
  };
  const isRef = ids.filter((l) => l === 'raw' || l === 'limit').length;

  md.push('# Peers bench', '', `${R.at} · Node ${R.node} · Chromium ${R.chromium ?? '–'} · React ${R.react} · Vite ${R.vite} · ${R.cores} cores (${R.cpu}) · ${R.rounds} interleaved rounds × ${R.runs} runs · ${R.seconds} s · load averages ${JSON.stringify(R.load)}`, '',
    'Times are medians over all runs. `×raw` and `×limit` divide each round’s median by the reference’s median of the same round, then take the median over rounds. Bold: best peer in the column (raw and limit kit are references, not peers).', '');

  md.push('## (a) Size, brotli 11, KiB', '', 'JS without react/react-dom/scheduler; `+react` adds that chunk. CSS is the stylesheet that the library documents (runtime CSS-in-JS libraries carry it in the JS).', '');
  const P = ['button', 'form', 'app'];
  const col = (fn) => bold(ids.map(fn), kb, true, isRef);
  const cols = P.flatMap((p) => [col((l) => R.libs[l].sizes[p]?.js), ids.map((l) => kb(R.libs[l].sizes[p]?.css)), col((l) => { const s = R.libs[l].sizes[p]; return s ? s.js + s.css : null; }), ids.map((l) => { const s = R.libs[l].sizes[p]; return kb(s ? s.js + s.react : null); })]);
  table(['library', ...P.flatMap((p) => [`${p} JS`, `${p} CSS`, `${p} JS+CSS`, `${p} JS+react`])], ids.map((l, i) => [name(l), ...cols.map((c) => c[i])]));
  const sp = ids.filter((l) => P.some((p) => R.libs[l].sizes[p]?.cssSplit));
  if (sp.length) table(['with the per-component CSS that the library also documents', ...P.flatMap((p) => [`${p} CSS`, `${p} JS+CSS`, '×limit'])], sp.map((l) => [R.libs[l].meta.name, ...P.flatMap((p) => { const s = R.libs[l].sizes[p], b = R.libs.limit?.sizes[p]; return [kb(s?.cssSplit), kb(s ? s.js + s.cssSplit : null), s && b ? ((s.js + s.cssSplit) / (b.js + b.css)).toFixed(2) : '–']; })]));
  table(['JS+CSS ratio to the limit kit', ...P], ids.map((l) => [R.libs[l].meta.name, ...P.map((p) => { const s = R.libs[l].sizes[p], b = R.libs.limit?.sizes[p]; return s && b ? ((s.js + s.css) / (b.js + b.css)).toFixed(2) : '–'; })]));

  const timing = (title, note, keys, group, field = 'painted') => {
    md.push(`## ${title}`, '', note, '');
    const c = keys.map(([k]) => bold(ids.map((l) => median(flat(group(R.libs[l], k), (x) => x[field]))), f1, true, isRef));
    const rr = keys.map(([k]) => ids.map((l) => ratio(perRound((L) => group(L, k), field), l, 'raw')));
    const rl = keys.map(([k]) => ids.map((l) => ratio(perRound((L) => group(L, k), field), l, 'limit')));
    table(['library', ...keys.flatMap(([, h]) => [`${h} ms`, '×raw', '×limit'])], ids.map((l, i) => [R.libs[l].meta.name, ...keys.flatMap((_, j) => [c[j][i], f1(rr[j][i]), f1(rl[j][i])])]));
  };
  const M = [['buttons', '1000 buttons'], ['inputs', '200 fields'], ['selects', '200 selects'], ['table', 'table 500×6']];
  const O = [['dialog', 'dialog'], ['menu', 'menu (8)'], ['select100', 'select 100'], ['select1000', 'select 1000']];
  const mnt = (L, k) => L.mount[k], opn = (L, k) => L.open[k];
  timing('(b) Mount, main-thread CPU', 'CPU time of the renderer’s main thread (script, style, layout, paint records), start of the render to the second animation frame. Work of other processes does not count in it: this is the figure to compare.', M, mnt, 'cpu');
  timing('(b) Mount to painted, wall clock', 'Start of the render to the second animation frame after it. Frames come every 16.7 ms, so small figures are quantized, and other work on the machine counts.', M, mnt);
  const parts = M.map(([k]) => ids.map((l) => [(x) => x.cpu - x.style - x.layout, (x) => x.style, (x) => x.layout].map((f) => { const v = median(flat(mnt(R.libs[l], k), f)); return v == null ? '–' : v.toFixed(0); }).join(' / ')));
  table(['CPU ms: script and the rest / style / layout', ...M.map(([, h]) => h)], ids.map((l, i) => [R.libs[l].meta.name, ...parts.map((c) => c[i])]));
  timing('(b) Open, main-thread CPU', 'First open after a fresh mount, press to the second animation frame after the target shows. Pointer, mouse and click events are dispatched in the page.', O, opn, 'cpu');
  timing('(b) Open, press to painted, wall clock', 'As above, wall clock.', O, opn);
  table(['DOM nodes', ...M.map(([, h]) => h), 'options in DOM (100)', 'options in DOM (1000)'], ids.map((l) => { const L = R.libs[l]; return [L.meta.name, ...M.map(([k]) => L.mount[k]?.[0]?.[0]?.nodes ?? '–'), L.open.select100?.[0]?.[0]?.count ?? '–', L.open.select1000?.[0]?.[0]?.count ?? '–']; }));
  timing('(b) Color mode toggle, main-thread CPU', 'Form page, app page, 200 buttons and 50 fields mounted.', [['toggle', 'toggle']], (L) => L.toggle, 'cpu');
  table(['toggle', 'CPU ms: script and the rest / style / layout', 'wall ms to painted'], ids.map((l) => [R.libs[l].meta.name, [(x) => x.cpu - x.style - x.layout, (x) => x.style, (x) => x.layout].map((f) => f1(median(flat(R.libs[l].toggle, f)))).join(' / '), f1(median(flat(R.libs[l].toggle, (x) => x.painted)))]));

  md.push('## (b) Least CPU of all runs, ×limit', '', 'The least of all runs of a library over the least of the limit kit’s, main-thread CPU: what noise cannot lower. Where it disagrees with the ratio of medians above, trust neither to better than the gap.', '');
  const all = [...M.map(([k, h]) => [h, (L) => flat(L.mount[k], (x) => x.cpu)]), ...O.map(([k, h]) => [h, (L) => flat(L.open[k], (x) => x.cpu)]), ['toggle', (L) => flat(L.toggle, (x) => x.cpu)]];
  const least = (l, g) => { const v = R.libs[l] ? g(R.libs[l]) : []; return v.length ? Math.min(...v) : null; };
  const mc = all.map(([, g]) => bold(ids.map((l) => { const a = least(l, g), b = least('limit', g); return a && b ? a / b : null; }), f1, true, isRef));
  table(['library', ...all.map(([h]) => h)], ids.map((l, i) => [R.libs[l].meta.name, ...mc.map((c) => c[i])]));
  table(['least CPU ms', ...all.map(([h]) => h)], ids.filter((l) => l === 'raw' || l === 'limit').map((l) => [R.libs[l].meta.name, ...all.map(([, g]) => f1(least(l, g)))]));

  md.push('## (c) renderToString, pages per second of CPU on one core', '', 'HTML bytes include style tags that the library puts in the page.', '');
  const S = ['form', 'app'];
  const sc = S.map((p) => bold(ids.map((l) => median((R.libs[l].ssr[p] ?? []).map((x) => x.perCpuSec))), (x) => (x == null ? '–' : x.toFixed(0)), false, isRef));
  const sr = (p, ref) => ids.map((l) => ratio((L) => (L.ssr[p] ?? []).map((x) => x.perCpuSec), l, ref));
  const [fr, fl, ar, al] = [sr('form', 'raw'), sr('form', 'limit'), sr('app', 'raw'), sr('app', 'limit')];
  const by = (p) => bold(ids.map((l) => R.libs[l].ssr[p]?.[0]?.bytes ?? null), kb, true, isRef);
  const [bf, ba] = [by('form'), by('app')];
  const st = (l, p) => kb(R.libs[l].ssr[p]?.[0]?.styleBytes ?? null);
  table(['library', 'form pages/s', '×raw', '×limit', 'form HTML KiB', 'of it styles', 'app pages/s', '×raw', '×limit', 'app HTML KiB', 'of it styles'], ids.map((l, i) => [R.libs[l].meta.name, sc[0][i], fr[i]?.toFixed(3) ?? '–', fl[i]?.toFixed(2) ?? '–', bf[i], st(l, 'form'), sc[1][i], ar[i]?.toFixed(3) ?? '–', al[i]?.toFixed(2) ?? '–', ba[i], st(l, 'app')]));

  md.push('## (d) Heap after collection', '', 'Page with 1000 buttons, 200 fields, 200 selects and the 500-row table mounted at once. JS heap and DOM (embedder) heap, MiB; base is the loaded bundle before mounting.', '');
  const mb = (x) => (x == null ? '–' : (x / 1048576).toFixed(1));
  const hv = (fn) => ids.map((l) => median((R.libs[l].heap ?? []).map(fn)));
  const js = hv((h) => h.mounted.js - h.base.js), dom = hv((h) => h.mounted.dom - h.base.dom), base = hv((h) => h.base.js), nodes = hv((h) => h.nodes), tot = js.map((x, i) => (x == null ? null : x + dom[i]));
  const b = (v, f) => bold(v, f, true, isRef);
  const iR = ids.indexOf('raw'), iL = ids.indexOf('limit');
  const [jb, db, bb, tb] = [b(js, mb), b(dom, mb), b(base, mb), b(tot, mb)];
  table(['library', 'base JS', 'JS added', 'DOM added', 'added in all', '×raw', '×limit', 'DOM nodes'], ids.map((l, i) => [R.libs[l].meta.name, bb[i], jb[i], db[i], tb[i], f1(iR >= 0 && tot[i] != null ? tot[i] / tot[iR] : null), f1(iL >= 0 && tot[i] != null ? tot[i] / tot[iL] : null), nodes[i] ?? '–']));

  md.push('## Noise', '', 'Spread of each CPU timing: interquartile range as a share of the median, over all runs; then the span of the round medians; n is the number of runs (a scene stops early when its share of the time budget is spent).', '');
  const q = (a, p) => { const s = [...a].sort((x, y) => x - y); return s[Math.min(s.length - 1, Math.floor(p * s.length))]; };
  const spread = (rounds) => { const v = flat(rounds, (x) => x.cpu); if (!v.length) return '–'; const m = median(v), rm = rounds.map((r) => median(r.map((x) => x.cpu))); return `${(100 * (q(v, 0.75) - q(v, 0.25)) / m).toFixed(0)}% / ${(100 * (Math.max(...rm) - Math.min(...rm)) / m).toFixed(0)}% (n=${v.length})`; };
  table(['library', ...M.map(([, h]) => h), ...O.map(([, h]) => h), 'toggle'], ids.map((l) => { const L = R.libs[l]; return [L.meta.name, ...M.map(([k]) => spread(L.mount[k] ?? [])), ...O.map(([k]) => spread(L.open[k] ?? [])), spread(L.toggle)]; }));
  md.push('Median frame interval, ms: ' + ids.map((l) => `${R.libs[l].meta.name} ${f1(R.libs[l].frame)}`).join(', ') + '.', '');
  const notes = ids.filter((l) => R.libs[l].meta.note).map((l) => `- ${R.libs[l].meta.name}: ${R.libs[l].meta.note}`);
  const errs = ids.flatMap((l) => Object.entries(R.libs[l].errors).map(([k, v]) => `- ${R.libs[l].meta.name} (${k}): ${String(v).replace(/\s+/g, ' ').slice(0, 240)}`));
  if (notes.length) md.push('## Notes', '', ...notes, '');
  if (errs.length) md.push('## What failed', '', ...errs, '');
  return md.join('\n');
}
if (process.argv[1] === import.meta.filename) writeFileSync(path.join(import.meta.dirname, 'results.md'), report(JSON.parse(readFileSync(path.join(import.meta.dirname, 'results.json')))));
