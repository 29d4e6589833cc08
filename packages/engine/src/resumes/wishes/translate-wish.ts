import { fold } from '../../text/fold.ts'

type Phrase = [RegExp, string]

const german: Phrase[] = [
  [
    /^(?:mach(?:e|en sie)? (?:es|ihn|das) )?(?:bitte )?(?:(?:viel|deutlich) )?(?:kurzer|knapper)(?: machen)?$/,
    'make it shorter',
  ],
  [
    /^(?:mach(?:e|en sie)? (?:es|ihn|das) )?(?:bitte )?(?:langer|ausfuhrlicher)(?: machen)?$/,
    'make it longer',
  ],
  [/^(?:auf |nur )?eine(?:r)? seite$/, 'one page'],
  [/^(?:etwas )?(?:formeller|formlicher|professioneller)(?:er ton)?$/, 'more formal'],
  [/^(?:einfacher|schlichter|lockerer)(?: formulieren)?$/, 'plain language'],
  [/^(.+?) (?:weglassen|entfernen|streichen|loschen|rausnehmen)$/, 'leave out $1'],
  [/^(?:entferne?|streiche?|losche?|lass) (.+?)(?: weg| raus)?$/, 'leave out $1'],
  [/^(.+?) (?:hervorheben|betonen|herausstellen)$/, 'highlight $1'],
  [/^(?:betone?) (.+)$/, 'highlight $1'],
  [/^(?:hebe?|stell[e]?) (.+) (?:hervor|heraus)$/, 'highlight $1'],
  [/^(.+?) (?:zuerst|an den anfang|nach oben)$/, '$1 first'],
  [/^(.+?) (?:zuletzt|ans ende|nach unten)$/, '$1 last'],
  [/^(.+?) vor (.+)$/, '$1 before $2'],
]

const french: Phrase[] = [
  [
    /^(?:rend(?:s|ez)(?:-le)? |fai(?:s|tes) )?(?:le |un peu |beaucoup )*plus (?:court|concis|bref)$/,
    'make it shorter',
  ],
  [/^(?:rend(?:s|ez)(?:-le)? )?(?:le |un peu )*plus (?:long|detaille)$/, 'make it longer'],
  [/^(?:sur |en )?une (?:seule )?page$/, 'one page'],
  [/^(?:un ton )?plus (?:formel|professionnel|soutenu)$/, 'more formal'],
  [/^(?:un ton )?plus simple$/, 'plain language'],
  [/^(?:enleve[rz]?|supprime[rz]?|retire[rz]?) (.+)$/, 'leave out $1'],
  [/^(?:mets|mettre|mettez) (.+) en (?:avant|valeur)$/, 'highlight $1'],
  [/^(?:mets|mettre|mettez) en (?:avant|valeur) (.+)$/, 'highlight $1'],
  [/^(?:souligne[rz]?) (.+)$/, 'highlight $1'],
  [/^(?:(?:mets|mettre|mettez) )?(.+?) en (?:premier|haut|tete)$/, '$1 first'],
  [/^(?:(?:mets|mettre|mettez) )?(.+?) (?:a la fin|en dernier)$/, '$1 last'],
]

const spanish: Phrase[] = [
  [/^(?:hazlo |haz(?:me)?lo |que sea )?(?:un poco |mucho )?mas (?:corto|breve|conciso)$/, 'make it shorter'],
  [/^(?:hazlo |que sea )?(?:un poco )?mas (?:largo|detallado)$/, 'make it longer'],
  [/^(?:en )?una (?:sola )?pagina$/, 'one page'],
  [/^(?:un tono )?mas (?:formal|profesional)$/, 'more formal'],
  [/^(?:un tono )?mas (?:sencillo|simple)$/, 'plain language'],
  [/^(?:quit(?:a|ar|e)|elimin(?:a|ar|e)|borr(?:a|ar|e)|omit(?:e|ir)) (.+)$/, 'leave out $1'],
  [/^(?:destac(?:a|ar)|resalt(?:a|ar)|destaque) (.+)$/, 'highlight $1'],
  [/^(?:pon(?:er)? )?(.+?) (?:primero|al principio|arriba)$/, '$1 first'],
  [/^(?:pon(?:er)? )?(.+?) (?:al final|abajo)$/, '$1 last'],
]

const things: Phrase[] = [
  [
    /\b(?:telefonnummer|telefon|numero de telephone|telephone|telefono|numero de telefono)\b/g,
    'phone number',
  ],
  [/\b(?:adresse|anschrift|direccion)\b/g, 'address'],
  [/\b(?:foto|bild|lichtbild)\b/g, 'photo'],
  [/\bhobbys\b/g, 'hobbies'],
]

const courtesies = /(?<!\p{L})(?:bitte|s'il (?:te|vous) plait|svp|merci|por favor|danke|gracias)(?!\p{L})/gu
const articles = /(?<!\p{L})(?:die|der|das|den|meine?n?|la|le|les|el|los|las|ma|mon|mes|mis?) /gu

/** Translates common short wishes in German, French and Spanish to English; other text is unchanged. */
export const translateWish = (text: string): string => {
  const folded = fold(text)
    .replace(courtesies, '')
    .replace(articles, '')
    .replace(/^[ ,]+|[ .!,]+$/g, '')
    .replace(/ {2,}/g, ' ')
  for (const [pattern, english] of [...german, ...french, ...spanish]) {
    if (!pattern.test(folded)) continue
    return things.reduce((words, [word, by]) => words.replace(word, by), folded.replace(pattern, english))
  }
  return text
}
