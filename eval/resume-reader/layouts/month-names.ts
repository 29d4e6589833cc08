import type { ResumeLanguage } from '../invented-person.ts'

type MonthNames = { long: readonly string[]; short: readonly string[] }

const split = (long: string, short: string): MonthNames => ({
  long: long.split(' '),
  short: short.split(' '),
})

/** Months as they are written in running text, January first. */
export const monthNames: Record<ResumeLanguage, MonthNames> = {
  en: split(
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  ),
  de: split(
    'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  ),
  fr: split(
    'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'janv févr mars avr mai juin juil août sept oct nov déc',
  ),
  es: split(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep oct nov dic',
  ),
  nl: split(
    'januari februari maart april mei juni juli augustus september oktober november december',
    'jan feb mrt apr mei jun jul aug sep okt nov dec',
  ),
  pt: split(
    'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
  ),
  it: split(
    'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
    'gen feb mar apr mag giu lug ago set ott nov dic',
  ),
  pl: split(
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    'sty lut mar kwi maj cze lip sie wrz paź lis gru',
  ),
  sv: split(
    'januari februari mars april maj juni juli augusti september oktober november december',
    'jan feb mar apr maj jun jul aug sep okt nov dec',
  ),
}
