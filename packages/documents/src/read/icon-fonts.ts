const iconFont =
  /icon|awesome|material ?symbols|fontello|icomoon|glyphs?icons|^(?:[a-z]{6}\+)?(?:fa[brs]?|fa-(?:solid|brands|regular)[-\d]*|feather|octicons|academicons)$/i
const pictureFont = /wingdings|webdings/i
// Codes of bullets in Wingdings: squares, circles, arrows, check marks.
const bulletCodes: ReadonlySet<number> = new Set([
  0x6c, 0x6e, 0x71, 0x76, 0x77, 0x9f, 0xa7, 0xa8, 0xb7, 0xd8, 0xe0, 0xe8, 0xf0, 0xfc,
])
const icon = '\ue000'
const bullet = '\uf0b7'

/**
 * The text that letters of a font stand for. Icon fonts draw a picture for a name such as 'phone_android', and picture
 * fonts for a letter: these become a private-use character, bullets the one of a bullet.
 */
export function textInFont(text: string, fontName: string): string {
  if (text.trim() === '') return text
  if (iconFont.test(fontName)) return icon
  if (!pictureFont.test(fontName)) return text
  return [...text].map((char) => (/\s/.test(char) ? char : pictureOf(char))).join('')
}

function pictureOf(char: string): string {
  const code = char.codePointAt(0) ?? 0
  const isCode = code < 0x100 || (code >= 0xf000 && code <= 0xf0ff)
  // Anything else was mapped to the character that it shows.
  if (!isCode) return char
  return bulletCodes.has(code & 0xff) ? bullet : icon
}

// Names that are never a word of a resume, wherever they stand.
const iconClass = /(?<![\w./-])(?:fa[brsl]?\s+)?fa-[a-z]{3,}[a-z0-9-]*(?![\w./])/g
const materialName =
  /(?<![\w./-])(?:phone_(?:android|iphone|enabled|in_talk|outline)|location_(?:on|city|pin)|mail_outline|local_phone|(?:alternate|mark)_email|contact_(?:mail|phone|page)|person_(?:pin|outline)|my_location|call_made|insert_link)(?![\w./])/g
// Names that are also words count only before what they stand for: an address, a number, a link or a place.
const iconWord =
  /(?<![\w./-])(?:envelope(?:-o|-open|-square|-fill)?|(?:mobile|phone)-(?:alt|android|volume)|map-(?:marker(?:-alt)?|pin)|location-(?:dot|arrow)|geo-alt(?:-fill)?|telephone-fill|linkedin-(?:in|square)|github-(?:alt|square)|globe|at-sign)\s+(?=\S+@\S|\+?\(?\d|https?:|www\.|[\w-]+\.\w{2,}\/|\p{Lu})/gu

const partOfName = /[_-]|envelope|globe/

/** Removes the names of icons, which are left where an icon font is not named. */
export function withoutIconNames(text: string): string {
  if (!partOfName.test(text)) return text
  return text.replace(iconClass, ' ').replace(materialName, ' ').replace(iconWord, ' ')
}
