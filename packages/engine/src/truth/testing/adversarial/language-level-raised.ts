import type { AdversarialSet } from './adversarial-case.ts'

export const languageLevelRaised: AdversarialSet = {
  blind: [
    ['Italian, school level', 'Italian, fluent'],
    ['Can read Norwegian', 'Speaks and writes Norwegian'],
    ['Portuguese A2', 'Portuguese B2'],
    ['Grew up with some Tagalog at home', 'Native Tagalog speaker'],
    ['English good, Urdu mother tongue', 'English very good, Urdu mother tongue'],
    ['Korean: intermediate', 'Korean: advanced'],
    ['Answers guests in English', 'Answers guests in English and Swedish'],
    ['Basic sign language', 'Fluent in sign language'],
  ],
  later: [
    ['German: good, French: basic', 'German: good, French: good'],
    ['Speaks some Czech', 'Speaks fluent Czech'],
    ['English B1-B2', 'English C1'],
    ['Understands Danish', 'Speaks Danish'],
    ['Polish', 'Polish (native)'],
    ['Bengali at home, English at work', 'Bilingual in Bengali and English'],
    ['Spanish, working on it', 'Spanish, professional working proficiency'],
    ['Took a Mandarin course', 'Conversational Mandarin'],
    ['Dutch B2, Turkish native', 'Dutch native, Turkish native'],
  ],
  last: [
    ['Romanian: everyday use', 'Romanian: C1'],
    ['Understands spoken Arabic', 'Fluent Arabic'],
    ['Some words of Finnish', 'Good Finnish'],
    ['Spanish B1, Catalan C1', 'Spanish C1, Catalan C1'],
    ['Wrote letters in Greek with a dictionary', 'Professional proficiency in Greek'],
  ],
}
