import type { InventedPerson } from '../invented-person.ts'
import type { PersonVoice } from './person-voice.ts'

export function inventSkills(voice: PersonVoice): InventedPerson['skills'] {
  const { random } = voice
  const leveled = random.weighted([
    [0, 72],
    [0.2, 14],
    [0.9, 14],
  ])
  const style = voice.write('skillLevelStyle')
  const withLevel = (skill: string) =>
    random.chance(leveled) ? style.replace('SKILL', skill).replace('LEVEL', voice.write('skillLevel')) : skill
  const kind = random.weighted<'none' | 'plain' | 'groups' | 'soft'>([
    ['none', 12],
    ['plain', 44],
    ['groups', 38],
    ['soft', 6],
  ])
  if (kind === 'none') return []
  if (kind === 'soft') return [{ skills: voice.writeSome('softSkill', random.int(3, 9)) }]
  if (kind === 'plain') {
    const skills = [
      ...voice.writeSome('skill', random.int(3, 18)),
      ...(random.chance(0.4) ? voice.writeSome('softSkill', random.int(1, 4)) : []),
    ]
    return [{ skills: random.shuffle(skills).map(withLevel) }]
  }
  const groups = voice.writeSome('skillGroup', random.int(2, voice.field === 'tech' ? 7 : 4))
  return groups.map((group) => {
    const [name = '', rule = 'skill'] = group.split(' @@ ')
    return { name, skills: voice.writeSome(rule, random.int(1, 9)).map(withLevel) }
  })
}

export function inventSpokenLanguages(voice: PersonVoice): InventedPerson['languages'] {
  const { random } = voice
  if (random.chance(voice.language === 'en' ? 0.6 : 0.2)) return []
  const level = voice.write('levelSystem')
  const leveled = random.weighted([
    [1, 78],
    [0, 14],
    [0.6, 8],
  ])
  const own = voice.write('ownLanguage')
  const others = voice
    .writeSome('spokenLanguage', random.int(own ? 1 : 2, 4))
    .filter((known) => known !== own)
  return [
    { language: own, level: random.chance(leveled) ? voice.write(`${level}Native`) : undefined },
    ...others.map((language) => ({
      language,
      level: random.chance(leveled) ? voice.write(level) : undefined,
    })),
  ]
}
