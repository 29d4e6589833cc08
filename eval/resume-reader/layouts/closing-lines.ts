import type { Block } from '../shapes.ts'
import { line, lineOfCells } from './lines.ts'
import type { Writing } from './writing.ts'

const declarations = [
  'I hereby declare that the information given above is true to the best of my knowledge.',
  'I hereby declare that all the details furnished above are true to the best of my knowledge and belief.',
  'I solemnly declare that the above statements are correct and I bear the responsibility for them.',
]

/** What some people end with: a declaration, a place and date, a signature, a consent. */
export function closingLines(writing: Writing): Block[] {
  const { random, person } = writing
  const { language } = person
  const town = person.place?.split(',').at(-1)?.trim() ?? person.place
  if (language === 'en' && random.chance(0.07)) return declaration(writing)
  if (language === 'de' && town !== undefined && random.chance(0.4))
    return [space, other(`${town}, ${today(writing)}`), ...(random.chance(0.5) ? [other(person.name)] : [])]
  if (language === 'pl' && random.chance(0.5))
    return [
      space,
      other('Wyrażam zgodę na przetwarzanie moich danych osobowych w celu prowadzenia rekrutacji.'),
    ]
  if (language === 'it' && random.chance(0.4))
    return [space, other('Autorizzo il trattamento dei dati personali contenuti nel mio curriculum vitae.')]
  return random.chance(0.03) ? [space, other('* * *')] : []
}

const space: Block = { kind: 'space', size: 10 }

const other = (text: string) => line({ role: 'other', text })

function today({ random, dates }: Writing): string {
  const written = dates.single({ year: random.int(2019, 2025), month: random.int(1, 12) })
  return (written ?? []).map(({ text }) => text).join('')
}

function declaration(writing: Writing): Block[] {
  const { random, person } = writing
  const place = `Place: ${person.place?.split(',')[0] ?? '________'}`
  const date = `Date: ${random.chance(0.5) ? today(writing) : '__________'}`
  const signed = random.pick([
    [other(place), other(date), other(`(${person.name})`)],
    [lineOfCells({ role: 'other', cells: [place, person.name] }), other(date)],
    [lineOfCells({ role: 'other', cells: [date, 'Signature'] })],
    [other(`${place}    ${date}`)],
  ])
  const heading = line({
    role: 'heading',
    text: random.pick(['Declaration', 'DECLARATION', 'Declaration:']),
    look: { bold: true },
  })
  return [space, ...(random.chance(0.8) ? [heading] : []), other(random.pick(declarations)), ...signed]
}
