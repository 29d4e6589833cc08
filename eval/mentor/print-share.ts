const percent = (part: number, of: number) => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)

/** Prints a share with its counts. */
export const printShare = (name: string, { part, of }: { part: number; of: number }): void =>
  console.log(`${name.padEnd(44)} ${percent(part, of).padStart(7)}  ${part} of ${of}`)

const band = 0.1
const bandsFrom = 0.2

/** Prints for each band of confidence how often it was right. */
export const printBands = (judged: readonly { confidence: number; isRight: boolean }[]): void => {
  console.log('confidence shown, then right:')
  for (let from = bandsFrom; from < 1 - band / 2; from += band) {
    const within = judged.filter(({ confidence }) => confidence >= from && confidence < from + band)
    const part = within.filter(({ isRight }) => isRight).length
    printShare(`  ${from.toFixed(1)} to ${(from + band).toFixed(1)}`, { part, of: within.length })
  }
}

const shownConfusions = 15

/** Prints which kinds were most often taken for which. */
export const printConfusions = (mistaken: readonly { wanted: string; found: string | undefined }[]): void => {
  const counts = new Map<string, number>()
  for (const { wanted, found } of mistaken) {
    const pair = `${wanted} taken for ${found ?? 'nothing'}`
    counts.set(pair, (counts.get(pair) ?? 0) + 1)
  }
  const most = [...counts].sort(([, one], [, other]) => other - one).slice(0, shownConfusions)
  for (const [pair, count] of most) console.log(`  ${count}  ${pair}`)
}
