import type { Templates } from '../templates.ts'

/** The heading of a job as a person types it, see `parse-template.ts`; `¶` ends a line. */
export const jobTemplates: Templates = {
  anywhere: {
    'position dates, employer place':
      '^b {position} || {dates} ¶ ^i {employer}<, >{place}[ ({kind})][<, >$Client: {client}]',
    'employer place, position dates':
      '^b {employer} || {place} ¶ ^i {position}[ ({kind})] || {dates} ¶ [$Client: {client}]',
    'employer dates, position place':
      '^b {employer}[ ($Client: {client})] || {dates} ¶ ^i {position} || {place}',
    'position place, employer dates': '^b {position} || {place} ¶ {employer}<>{kind}<>{client} || {dates}',
    'capital employer': '^bk {employer}<, >{place} || {dates} ¶ {position}[ ({kind})] ¶ [$Client: {client}]',
    'capital position': '^bk {position} ¶ {employer}<, >{place}<>{dates} ¶ {kind} ¶ {client}',
    'all on one line': '^b {position}<>{employer}<>{place}<>{kind}<>{client}<>{dates}',
    'all on one line, employer first': '^b {employer}<>{place}<>{position}<>{dates}',
    'one line with dates at the edge': '^b {position}<, >{employer}<, >{place}[ ({kind})] || {dates}',
    'one line, employer first, dates at the edge': '^b {employer}<, >{place}< – >{position} || {dates}',
    'dates in front by a colon': '{dates}<: >{position}<, >{employer}[ ({place})][ – {client}]',
    'dates in front by spaces': '{dates} || {position}<, >{employer}<, >{place}',
    'dates in front, employer first':
      '{dates} || {employer}<, >{place} ¶ ^> {position}<, >{kind}<, >{client}',
    'dates in front, position below':
      '^b {dates}<>{employer}[ ({place})] ¶ ^i {position}[ – {kind}] ¶ [$Client: {client}]',
    'dates above': '{dates} ¶ ^b {position} ¶ {employer}<, >{place} ¶ {kind}<, >{client}',
    'dates above, one line': '^i {dates} ¶ ^b {position}< $at >{employer}[ ({place})]',
    'dates above, employer first': '^s {dates}<>{place} ¶ ^bl {employer}[ / {client}] ¶ ^i {position}',
    'dates below': '^bl {position} ¶ {employer}<, >{place} ¶ ^s {dates}<>{kind} ¶ [$Client: {client}]',
    'dates below, employer first': '^b {employer} ¶ ^i {position} ¶ {dates} ¶ {place}<>{kind}',
    'dates and place below': '^b {position}< – >{employer} ¶ ^i {dates}<>{place}<>{kind}<>{client}',
    'position in brackets': '^b {employer}[ ({position})][<, >{place}] || {dates}',
    'dates in brackets': '^b {position}<, >{employer}<, >{place}[ ({dates})] ¶ {kind}<>{client}',
    'dates in brackets, employer first':
      '{employer}[, {place}][ ({dates})] ¶ ^b {position}[, {kind}][, {client}]',
    'dates in square brackets': '^b {position}<>{employer}[ \\[{dates}\\]] ¶ {place}',
    'employer in brackets': '^b {position}[ ({employer}<, >{place})][<, >{dates}]',
    at: '^b {position}< $at >{employer}<, >{place} ¶ ^i {dates}<, >{kind}<, >{client}',
    'at on one line': '{position}< $at >{employer}<, >{dates}',
    'at sign': '^b {position}< @ >{employer} || {dates} ¶ {place}<>{kind}',
    'at sign glued': '^b {position}< @>{employer}[ ({dates})]',
    linkedin: '^bl {employer} ¶ {position} ¶ ^s {dates} ¶ ^s {place} ¶ [$Client: {client}]',
    'linkedin page': '^b {position} ¶ {employer}< · >{kind} ¶ ^s {dates} ¶ ^s {place} ¶ {client}',
    'three lines': '^b {position} ¶ {employer}<, >{place} ¶ {dates} ¶ {kind} ¶ [$Client: {client}]',
    'three lines, employer first': '^b {employer}<, >{place} ¶ {position}<>{kind} ¶ {dates}',
    'four lines': '^b {position} ¶ ^i {employer} ¶ {place} ¶ {dates}',
    'four lines, place second': '{employer} ¶ {place} ¶ {dates} ¶ ^b {position} ¶ {client}',
    'position last': '{employer}<, >{place}<, >{dates} ¶ ^b {position}[ ({kind})]',
    'position colon': '^b {position}<: >{employer}<, >{place}<, >{dates}',
    'employer colon': '^b {employer}<: >{position}<>{dates} ¶ {place}',
    'employer line of capitals, dates at the edge':
      '^k {employer} || {dates} ¶ ^b {position} ¶ ^i {place}<, >{kind}<, >{client}',
    'labelled short':
      '$Position: {position} ¶ $Employer: {employer} ¶ $Place: {place} ¶ $Period: {dates} ¶ $Kind: {kind} ¶ $Client: {client}',
    'labelled, employer first':
      '$Employer: {employer}[, {place}] ¶ $Client: {client} ¶ $Position: {position} ¶ $Period: {dates}',
    'labelled, dates first':
      '$Period: {dates} ¶ $Employer: {employer} ¶ $Place: {place} ¶ $Position: {position} ¶ $Kind: {kind}',
    'labelled on one line':
      '$Position: {position}[ $Employer: {employer}][ $Period: {dates}] ¶ $Place: {place}',
    'labelled in columns':
      '$Employer || {employer}<, >{place} ¶ $Position || {position} ¶ $Period || {dates} ¶ $Client || {client}',
    'labelled in columns by colons':
      '$Period || : {dates} ¶ $Position || : {position} ¶ $Employer || : {employer} ¶ $Place || : {place}',
    'labelled two a line':
      '$Employer: {employer} || $Period: {dates} ¶ $Position: {position} || $Place: {place} ¶ $Client: {client}',
    'client role duration':
      '$Client: {client} ¶ $Employer: {employer}<, >{place} || {dates} ¶ $Position: {position}',
    'client line':
      '^b {employer}<, >{place} || {dates} ¶ ^b [$Client: {client}] ¶ ^b $Position: {position} ¶ {kind}',
    'from and to': '^b {position} ¶ {employer}[, {place}] ¶ [$FromWord {start}][ $ToWord {end}]',
    'from and to labelled':
      '$Position: {position} ¶ $Employer: {employer} ¶ [$FromWord: {start}] || [$ToWord: {end}] ¶ $Place: {place}',
    'from and to in front': '[{start}] || [{end}] || {position}<, >{employer}<, >{place}',
    'three cells': '^b {employer} || {position} || {dates} ¶ {place}<>{kind}<>{client}',
    'three cells, dates first': '{dates} || {employer} || {position} ¶ {place}',
    'three cells, place between': '^b {position} || {place} || {dates} ¶ {employer}<, >{client}',
    'slash line': '^b {position}< / >{employer}< / >{place}< / >{dates}',
    'pipe line': '^b {employer}< | >{position}< | >{dates}< | >{place}',
    'bullet line': '^b {position}< • >{employer}< • >{place} ¶ ^s {dates}',
    'dash line': '^b {employer}< – >{place} ¶ ^i {position}< – >{dates}',
    'place in front': '{place}<: >{employer}<, >{position}<, >{dates}',
    arrow: '^b {position} [→ {employer}] ¶ ^s {dates}[ ({place})]',
    'position as list item': '^b {employer}<, >{place} || {dates} ¶ ^* {position}',
    numbered: '^b {number}. {position}<, >{employer}<, >{place}<, >{dates} ¶ {kind}<, >{client}',
    'numbered, employer first': '^b {number}) {employer}< – >{position} || {dates} ¶ {place}',
    'numbered, dates below': '{number}. {employer}<, >{place} ¶ ^> {position} ¶ ^> {dates}',
    'employer and kind, position and dates': '^b {employer}< · >{kind} ¶ {position}< · >{dates}< · >{place}',
    'dates and position, employer below':
      '{dates}< | >{position} ¶ ^i {employer}[ ($Client: {client})]<, >{place}',
    'dates and place, then the rest': '{dates}<, >{place} ¶ ^b {employer} ¶ {position}[ ({kind})]',
    'position and client': '^b {position}[, $Client: {client}] || {dates} ¶ {employer}<, >{place}',
    'employer labelled only':
      '^b {position} || {dates} ¶ [$Employer: {employer}<, >{place}] ¶ [$Client: {client}]',
    'dates labelled only': '^b {position}<, >{employer} ¶ [$Period: {dates}] ¶ [$Place: {place}]',
    'period in brackets above': '({dates}) ¶ ^bk {employer}<, >{place} ¶ {position}',
    'kind in front': '[{kind}: ]{position}<, >{employer}<, >{dates} ¶ {place}',
    'four cells': '{position} || {employer} || {place} || {dates}',
    'nothing between': '{position} {employer} {dates}',
    'nothing between, employer first': '{employer} {place} ¶ {position} ¶ {dates}',
    'dates behind the position': '^b {position}[ ({dates})] ¶ {employer}<, >{place}',
    'dates behind the employer': '^b {position} ¶ {employer}[ ({dates})] ¶ {place}',
    'sentences of words': '{dates}. {position}.[ {employer}][, {place}].',
    'full stops': '^b {employer}<. >{place} ¶ ^i {position}<. >{dates}',
    'dash before dates': '{position}<, >{employer}< -- >{dates}',
    'tilde line': '{position}< ~ >{employer}< ~ >{dates} ¶ {place}',
    'arrow line': '^b {employer}< ▸ >{position} || {dates} ¶ {place}',
    'kind at the edge': '^b {employer} || {kind} ¶ ^i {position} ¶ {dates}<, >{place}',
    'labelled by dashes':
      '$Employer - {employer} ¶ $Position - {position} ¶ $Period - {dates} ¶ $Place - {place}',
    'labelled in brackets': '{employer}[ ($Position: {position})][ ($Period: {dates})]',
    'europass of today': '\\[ {dates} \\] ¶ ^b {position} ¶ ^i {employer} ¶ [$Place: {place}]',
    'europass of today, one line': '\\[ {dates} \\] ¶ ^b {position}< – >{employer}[ ($Place: {place})]',
    'dates and place above': '^s {dates}< – >{place} ¶ ^b {position} ¶ ^k {employer}',
    'dates and place above, bar': '{dates}< | >{place} ¶ ^b {employer}< – >{position}',
    'place and dates at the edge': '^b {employer} ¶ ^i {position} || {place}< | >{dates}',
    'position, place and dates at the edge': '^b {position} ¶ {employer} || {place}<, >{dates}',
    'two edges': '{dates} || {position} || {place} ¶ ^b {employer}',
    'start above end': '{start} ¶ {end} ¶ ^b {position} ¶ {employer}<, >{place}',
    'unit of the employer': '^b {position} ¶ {employer}< – >{kind} ¶ {place} || {dates}',
    'employer in capitals, rest below': '^k {employer} ¶ {place}<, >{dates} ¶ ^b {position}',
    'position in capitals, dates in brackets': '^k {position}[ ({dates})] ¶ {employer}',
    'as behind the employer': '{employer}[, {place}]< $as >{position}[ ({dates})]',
    'as behind the dates': '{dates}[ $as {position}]< $at >{employer}[, {place}]',
    'dates between': '^b {position} ¶ {dates} ¶ {employer}<, >{place}',
    'dates between, employer first': '^b {employer} ¶ {dates} ¶ ^i {position}<, >{place}',
    'dates between on one line': '{position}<, >{dates}<, >{employer}<, >{place}',
    'place between': '{employer} ¶ {place} ¶ {position} ¶ {dates}',
    'position over capital employer': '^i {position} ¶ ^k {employer}<, >{place} || {dates}',
  },
  drawn: {
    'right stack': '^b {position} ¶ ^i {employer} ¶ ^r {dates} ¶ ^r {place}',
    'right dates above': '^r {dates} ¶ ^b {position} ¶ {employer}<, >{place}',
    centred: '^bc {position} ¶ ^c {employer}<, >{place} ¶ ^ci {dates}',
    'small capitals': '^m {employer} || {place} ¶ ^i {position} || {dates}',
    ruled: '^bu {employer}<, >{place} || {dates} ¶ ^i {position}[ ({kind})]',
  },
  docx: {
    'heading style position': '^h {position} ¶ {employer}<>{place}<>{dates}',
    'heading style employer': '^h {employer}<, >{place} ¶ {position} ¶ {dates} ¶ {kind}',
    'heading style all': '^h {position}<, >{employer}<, >{dates} ¶ {place}<>{client}',
  },
  txt: {
    hashes: '### {position}[, {employer}] ¶ {dates}[ | {place}]',
    stars: '** {employer}[, {place}] ** ¶ {position} || {dates}',
    'dashes around': '-- {position}[ ({employer})][, {dates}] -- ¶ {place}',
    'brackets in front': '\\[{dates}\\] {position}<, >{employer} ¶ ^> {place}',
    indented: '{dates} ¶ ^> {position} ¶ ^> {employer}<, >{place} ¶ ^> {kind}',
    'job board': '{position} ¶ {employer}[ - {place}] ¶ {dates} ¶ {kind}',
    tabs: '{position} || {employer} || {place} || {dates}',
  },
  english: {
    'federal series':
      '^b {position} ¶ {employer} ¶ {place} ¶ {dates} ¶ Series: 2210 Grade: 11 ¶ $Hours: 40 ¶ Salary: $71,400 per year ¶ {kind}',
    'federal dense':
      '^b {employer}[, {place}] ¶ {position}<, >{kind} || {dates} ¶ Supervisor: Dana Whitlow (555-0134), may contact: yes',
    military:
      '^bk {employer}<, >{place} || {dates} ¶ ^b {position} ¶ Secret clearance; supervised a section of 6',
    'job board labelled':
      'Job Title: {position} ¶ Company Name: {employer} ¶ Company Location: {place} ¶ Start Date: {start} ¶ End Date: {end} ¶ Job Type: {kind}',
  },
}
