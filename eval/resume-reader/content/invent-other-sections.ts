import type { InventedPerson } from '../invented-person.ts'
import type { PersonVoice } from './person-voice.ts'

export function inventOtherSections(voice: PersonVoice): InventedPerson['other'] {
  const { random } = voice
  const count = random.weighted([
    [0, 38],
    [1, 30],
    [2, 19],
    [3, 9],
    [4, 4],
  ])
  const kinds = voice.writeSome('otherKind', count)
  return kinds.map((kind) => ({
    heading: voice.write(`${kind}Heading`),
    lines: voice.writeSome(`${kind}Line`, lineCount(voice, kind)),
  }))
}

function lineCount({ random }: PersonVoice, kind: string): number {
  if (['availability', 'authorisation', 'declaration'].includes(kind)) return 1
  if (kind === 'references')
    return random.weighted([
      [1, 50],
      [2, 35],
      [3, 15],
    ])
  return random.weighted([
    [1, 30],
    [2, 30],
    [3, 22],
    [4, 10],
    [6, 6],
    [9, 2],
  ])
}
