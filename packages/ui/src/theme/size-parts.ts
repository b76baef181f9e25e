/**
 * Classes that turn a size in the HTML of the server into a number, without a style attribute, which a
 * Content-Security-Policy may forbid. The size is written as a sum, data-size="16 8 1" for 25, and `sizeSum` is its value.
 * In the browser, JavaScript sets the exact size, which overrides it. Each element resets the summands, which it would
 * otherwise inherit from a resizable element around it.
 */
export const sizeParts =
  '[--p0:0] [--p1:0] [--p2:0] [--p3:0] [--p4:0] [--p5:0] [--p6:0] [--p7:0] [--p8:0] [--p9:0] [--p10:0] [--p11:0] data-[size~="512"]:[--p11:512] data-[size~="256"]:[--p10:256] data-[size~="128"]:[--p9:128] data-[size~="64"]:[--p0:64] data-[size~="32"]:[--p1:32] data-[size~="16"]:[--p2:16] data-[size~="8"]:[--p3:8] data-[size~="4"]:[--p4:4] data-[size~="2"]:[--p5:2] data-[size~="1"]:[--p6:1] data-[size~="0.5"]:[--p7:0.5] data-[size~="0.25"]:[--p8:0.25]'

const sizeSum =
  'var(--p0)+var(--p1)+var(--p2)+var(--p3)+var(--p4)+var(--p5)+var(--p6)+var(--p7)+var(--p8)+var(--p9)+var(--p10)+var(--p11)'

/** Sets `flex-grow` to the size. */
export const sizeAsGrow = `[flex-grow:calc(${sizeSum})]`

/** Sets the width on wide screens: the size that JavaScript has set, otherwise the size in the HTML. */
export const sizeAsWidth = `[--u:1%] data-[unit=rem]:[--u:1rem] data-[unit=px]:[--u:1px] lg:w-[var(--resizable-size,calc((${sizeSum})*var(--u)))]`
