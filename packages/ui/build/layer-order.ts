/**
 * The order of the cascade layers. The first stylesheet of a page fixes it, so every stylesheet starts with this line.
 * `components` itself is not listed: naming `components.fr0` creates it at that place, and its direct rules (the site has
 * some) override those of its sublayers.
 */
export const LAYER_ORDER = '@layer theme,base,components.fr0,components.fr1,components.fr2,utilities;'
