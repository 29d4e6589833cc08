import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Without naming the type roles, `text-h2` and `text-destructive` would count as two text colours.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: [
        'display',
        'h1',
        'figure',
        'question',
        'h2',
        'h3',
        'body',
        'control',
        'label',
        'small',
        'caption',
        'document',
      ],
    },
  },
})

export const cn = (...classes: ClassValue[]): string => merge(clsx(classes))
