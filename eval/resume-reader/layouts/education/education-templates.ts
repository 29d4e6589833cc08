import type { Templates } from '../templates.ts'

/** The heading of an education; `{course}` is degree and area in one, as "BSc in Physics". */
export const educationTemplates: Templates = {
  anywhere: {
    'school place, course dates': '^b {school} || {place} ¶ ^i {course} || {dates} ¶ {score}',
    'course dates, school place': '^b {course} || {dates} ¶ {school}<, >{place}<>{score}',
    'school dates, course': '^b {school}<, >{place} || {dates} ¶ {course}[; {score}]',
    'one line': '{course}<, >{school}<, >{place}<, >{dates}<, >{score}',
    'one line, school first': '^b {school}<>{course}<>{score}<>{dates}',
    'one line, dates in front': '{dates}<: >{course}<, >{school}<, >{place}[ ({score})]',
    'one line, dates in brackets': '{course}<, >{school}[ ({dates})] ¶ {score}',
    'dates in front, cells': '{dates} || {course}<, >{school}[ ({score})]',
    'dates in front, school first': '{dates} || {school}<, >{place} ¶ ^> {course} ¶ ^> {score}',
    'dates above': '{dates} ¶ ^b {course} ¶ {school}<, >{place} ¶ {score}',
    'dates below': '^b {course} ¶ {school} ¶ {dates}<>{score}',
    linkedin: '^bl {school} ¶ {course}[ · ({dates})]',
    'linkedin page': '^b {school} ¶ {degree}<, >{area} ¶ ^s {dates} ¶ [$Score: {score}]',
    'three lines': '^b {school} ¶ {course} ¶ {dates}<>{place}',
    'four lines': '{course} ¶ {school} ¶ {place} ¶ {dates} ¶ {score}',
    'degree then area': '^b {degree} ¶ ^i {area} ¶ {school}<, >{place} || {dates} ¶ {score}',
    'area then degree': '^b {area}<, >{degree} ¶ {school} || {dates}',
    'school colon': '^b {school}<: >{course}[ ({dates})][, {score}]',
    at: '{course}< $at >{school}<, >{dates}',
    from: '^b {course}[ – {school}] || {dates} ¶ {place}<>{score}',
    labelled:
      '$Degree: {degree} ¶ $Area: {area} ¶ $School: {school}<, >{place} ¶ $Period: {dates} ¶ $Score: {score}',
    'labelled on one line': '$Degree: {course}[; $School: {school}][; $Issued: {dates}][; $Score: {score}]',
    'labelled, school first': '$School: {school} ¶ $Degree: {course} ¶ $Period: {dates} ¶ $Score: {score}',
    'labelled in cells':
      '$Period || {dates} ¶ $School || {school}<, >{place} ¶ $Degree || {course} ¶ $Score || {score}',
    cells: '{degree} || {school} || {dates} || {score}',
    'cells, dates first': '{dates} || {school} || {course}',
    'capital school': '^bk {school}<, >{place} ¶ {course}<>{dates}<>{score}',
    'score at the edge': '^b {course} || {score} ¶ {school}<, >{place} || {dates}',
    'score in brackets': '^b {school} || {dates} ¶ {course}[ ({score})]',
    'list item': '^* {course}<, >{school}<, >{dates}[ ({score})]',
    'list item, school first': '^* {school}<, >{place}< – >{course}<, >{dates} ¶ ^> {score}',
    slashes: '{school}< / >{course}< / >{dates}',
    graduated: '^b {course}<, >{school}<, >{place} ¶ [$Graduated {end}]<; >{score}',
    'graduated at the edge': '^b {school}<, >{place} || {end} ¶ {course}<, >{score}',
    'end in front': '{end}<: >{course}<, >{school}<, >{place}',
    'end in brackets': '{course}[ – {school}][ ({end})] ¶ {score}',
  },
  drawn: {
    centred: '^bc {school}<, >{place} ¶ ^c {course} ¶ ^ci {dates}<>{score}',
    'small capitals': '^m {school} || {place} ¶ ^i {course}[; {score}] || {dates}',
    'right dates': '^b {course} ¶ {school} ¶ ^r {dates}',
    'italic course': '^bi {course} ¶ {school}<>{place}<>{dates} ¶ ^s {score}',
  },
  english: {
    'completed sentence': '{course}< from >{school}< in >{dates}< with >{score}',
    studied: '{school}[, where I studied {area}]<, >{dates}',
  },
  docx: {
    'heading style': '^h {course} ¶ {school}<>{dates}<>{place} ¶ {score}',
  },
  txt: {
    indented: '{dates} ¶ ^> {course} ¶ ^> {school}<, >{place} ¶ ^> {score}',
    hashes: '### {school} ¶ {course}[ ({dates})]',
  },
}
