'use client'

import { createContext } from 'react'

/** Whether an element is inside a link. Such an image is no button, because links cannot contain buttons. */
export const InsideLink = createContext(false)
