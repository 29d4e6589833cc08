import { splitAtBullets } from './bullets.ts'
import type { Fragment } from './pdf-fragment.ts'
import type { Row } from './pdf-rows.ts'

/** The list items of a row that holds several side by side, each with its own bullet; otherwise the row itself. */
export function itemsOfRow(row: Row): Row[] {
  const mark = row.fragments[0]?.text.trimStart().charAt(0) ?? ''
  const fragments = row.fragments.flatMap(splitFragment)
  const items: Fragment[][] = []
  for (const fragment of fragments) {
    const last = items.at(-1)
    if (!last || fragment.text.startsWith(mark)) items.push([fragment])
    else last.push(fragment)
  }
  const isList = items.length > 1 && isBullet(mark) && items.every((item) => holdsText(item, mark))
  return isList ? items.map((fragments) => ({ ...row, fragments })) : [row]
}

function isBullet(mark: string): boolean {
  return splitAtBullets(`${mark} a ${mark} b`).length === 2
}

function holdsText(item: readonly Fragment[], mark: string): boolean {
  return item.some((fragment) => fragment.text.replace(mark, '').trim() !== '')
}

/** Splits a run of text before each further bullet; the positions follow from the shares of its letters. */
function splitFragment(fragment: Fragment): Fragment[] {
  const parts = splitAtBullets(fragment.text)
  if (parts.length < 2) return [fragment]
  const perChar = fragment.width / fragment.text.length
  let at = 0
  return parts.map((text) => {
    const part = { ...fragment, text, x: fragment.x + at * perChar, width: text.length * perChar }
    at += text.length
    return part
  })
}
