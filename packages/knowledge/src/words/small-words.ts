import { wordList } from './word-list.ts'

/** Words of a wish that carry no topic. */
export const untellingWords = wordList(`
a an the my our your their his her its it this that these those and or of to in on at for with by from as is
are was were be been i me we you all any every some more less very please about into than then so too also
just thing things stuff
`)

/** Words that occur in any sentence, whatever the topic. */
export const joiningWords = wordList(`
a an and the of to in on at for with by from as or that which was were is are be it its
`)

/** Words around facts in a resume: labels and connectors. */
export const labelWords = wordList(`
worked working employed served serving at in of by from and und et y e the to for with as on bei an der die
das chez en de la le du al a i w ext id no email mail phone tel telephone telefon mobile mobil cell website
web address name gpa cgpa grade note score technologies technology tech stack tools used environment
relevant coursework courses course modules issued link languages language lebenslauf curriculum vitae resume
cv anschrift adresse kontakt wohnort dirección direccion correo nombre courriel téléphone teléfono
`)

/** Particles in people's names. */
export const nameParticles = wordList(`
van von der den de del della di da dos das do du la le el al bin ibn ben bint ter ten te zu zum zur af av y
e san st mac mc abu ap vom und
`)

/** Words that end in s but are not plurals of countable things. */
export const uncountableWords = wordList(`
business process access always across basis series status analysis news its this was has is as us canvas
kubernetes jenkins windows aws devops ios sales operations requirements needs requests logistics hours years
months weeks days minutes
`)

/** Tool names that keep a lowercase first letter. */
export const uncapitalizedNames = wordList(`
npm npx pnpm yarn kubectl helm git bash zsh curl grep sed awk vim nginx systemd cron pandas numpy
scikit-learn dbt k6 pytest pip conda jest webpack vite etcd containerd tmux ssh rsync iptables tcpdump nmap
wireshark
`)

/** Title words for rank or kind of work, not the field. */
export const genericTitleWords = wordList(`
senior junior lead principal staff engineer developer manager specialist analyst administrator consultant
architect associate assistant technician head of and the intern trainee i ii iii it sr jr tech technical
product project
`)
