import { phraseList, wordList } from '../words/word-list.ts'

/** States of the USA, by postal code. */
export const states = wordList(`
AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK
OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC
`)

/** Provinces of Canada, by postal code. */
export const provinces = wordList(`
ON QC BC AB MB SK NS NB NL PE YT NT NU
`)

/** States of the USA. */
export const stateNames = phraseList(`
Alabama | Alaska | Arizona | Arkansas | California | Colorado | Connecticut | Delaware | Florida | Georgia |
Hawaii | Idaho | Illinois | Indiana | Iowa | Kansas | Kentucky | Louisiana | Maine | Maryland |
Massachusetts | Michigan | Minnesota | Mississippi | Missouri | Montana | Nebraska | Nevada |
New Hampshire | New Jersey | New Mexico | New York | North Carolina | North Dakota | Ohio | Oklahoma |
Oregon | Pennsylvania | Rhode Island | South Carolina | South Dakota | Tennessee | Texas | Utah | Vermont |
Virginia | Washington | West Virginia | Wisconsin | Wyoming
`)

/** Regions and additional country names, by country code. */
export const regions = [
  [
    'CA',
    phraseList(`
Ontario | Quebec | Québec | British Columbia | Alberta | Manitoba | Saskatchewan | Nova Scotia
`),
  ],
  [
    'IN',
    phraseList(`
Karnataka | Maharashtra | Tamil Nadu | Telangana | Andhra Pradesh | Kerala | Gujarat | Uttar Pradesh |
Madhya Pradesh | West Bengal | Haryana | Punjab | Rajasthan | Bihar | Odisha | Goa | Assam | Jharkhand |
Uttarakhand | Delhi
`),
  ],
  [
    'AU',
    phraseList(`
NSW | VIC | QLD | New South Wales | Victoria | Queensland | Western Australia | South Australia | Tasmania
`),
  ],
  [
    'DE',
    phraseList(`
Bayern | Bavaria | Hessen | Sachsen | Nordrhein-Westfalen | NRW | Baden-Württemberg | Niedersachsen
`),
  ],
  [
    'GB',
    phraseList(`
England | Scotland | Wales | Northern Ireland | UK | U.K. | Great Britain | Surrey | Kent | Essex
`),
  ],
  [
    'US',
    phraseList(`
USA | U.S.A. | U.S. | US | United States of America
`),
  ],
  [
    'AE',
    phraseList(`
UAE | Dubai | Abu Dhabi
`),
  ],
  [
    'TR',
    phraseList(`
Turkey | Türkiye
`),
  ],
  [
    'NL',
    phraseList(`
Holland | The Netherlands | NL
`),
  ],
  [
    'CZ',
    phraseList(`
Czech Republic
`),
  ],
  [
    'KR',
    phraseList(`
South Korea | Korea
`),
  ],
  [
    'BR',
    phraseList(`
SP | RJ | São Paulo | Minas Gerais
`),
  ],
] as const

/** Large cities by country code, in English and in the local language. */
export const cities = [
  [
    'US',
    phraseList(`
New York City | San Francisco | Los Angeles | Chicago | Boston | Seattle | Austin | Dallas | Houston |
Denver | Atlanta | Miami | San Diego | San Jose | Philadelphia | Phoenix | Portland | Silicon Valley |
Bay Area | Brooklyn | New York | NYC
`),
  ],
  [
    'GB',
    phraseList(`
London | Manchester | Birmingham | Leeds | Edinburgh | Glasgow | Bristol | Liverpool | Cambridge | Oxford |
Cardiff | Belfast | Coventry | Sheffield | Nottingham
`),
  ],
  [
    'DE',
    phraseList(`
Berlin | München | Munich | Hamburg | Köln | Cologne | Frankfurt | Frankfurt am Main | Stuttgart |
Düsseldorf | Leipzig | Dresden | Hannover | Nürnberg | Bremen | Dortmund | Essen | Karlsruhe | Mannheim |
Bonn | Münster | Augsburg | Heidelberg | Potsdam
`),
  ],
  [
    'AT',
    phraseList(`
Wien | Vienna | Graz | Linz | Salzburg | Innsbruck
`),
  ],
  [
    'CH',
    phraseList(`
Zürich | Zurich | Genève | Geneva | Genf | Basel | Bern | Lausanne | Zug
`),
  ],
  [
    'FR',
    phraseList(`
Paris | Lyon | Marseille | Toulouse | Nantes | Lille | Bordeaux | Nice | Strasbourg | Rennes | Grenoble |
Montpellier
`),
  ],
  [
    'ES',
    phraseList(`
Madrid | Barcelona | Valencia | Sevilla | Seville | Málaga | Bilbao | Zaragoza | Granada | Alicante
`),
  ],
  [
    'IT',
    phraseList(`
Milano | Milan | Roma | Rome | Torino | Turin | Bologna | Firenze | Napoli | Padova | Verona
`),
  ],
  [
    'PT',
    phraseList(`
Lisboa | Lisbon | Porto | Braga | Coimbra
`),
  ],
  [
    'NL',
    phraseList(`
Amsterdam | Rotterdam | Utrecht | Eindhoven | Den Haag | The Hague | Delft | Groningen
`),
  ],
  [
    'BE',
    phraseList(`
Brussels | Bruxelles | Brussel | Antwerp | Antwerpen | Gent | Ghent | Leuven
`),
  ],
  [
    'PL',
    phraseList(`
Warszawa | Warsaw | Kraków | Krakow | Wrocław | Wroclaw | Gdańsk | Gdansk | Poznań | Poznan | Łódź |
Katowice
`),
  ],
  [
    'IN',
    phraseList(`
Bangalore | Bengaluru | Mumbai | Delhi | New Delhi | Hyderabad | Chennai | Pune | Kolkata | Noida |
Gurgaon | Gurugram | Ahmedabad | Jaipur | Kochi | Indore | Chandigarh | Coimbatore
`),
  ],
  [
    'CA',
    phraseList(`
Toronto | Montreal | Montréal | Vancouver | Ottawa | Calgary | Edmonton | Waterloo
`),
  ],
  [
    'AU',
    phraseList(`
Sydney | Melbourne | Brisbane | Perth | Adelaide | Canberra
`),
  ],
  [
    'IE',
    phraseList(`
Dublin | Cork | Galway
`),
  ],
  [
    'SE',
    phraseList(`
Stockholm | Göteborg | Gothenburg | Malmö | Uppsala
`),
  ],
  [
    'DK',
    phraseList(`
Copenhagen | København | Aarhus
`),
  ],
  [
    'NO',
    phraseList(`
Oslo | Bergen | Trondheim
`),
  ],
  [
    'FI',
    phraseList(`
Helsinki | Espoo | Tampere
`),
  ],
  [
    'CZ',
    phraseList(`
Prague | Praha | Brno
`),
  ],
  [
    'HU',
    phraseList(`
Budapest
`),
  ],
  [
    'RO',
    phraseList(`
Bucharest | București | Cluj-Napoca | Iași | Timișoara
`),
  ],
  [
    'GR',
    phraseList(`
Athens | Thessaloniki
`),
  ],
  [
    'TR',
    phraseList(`
Istanbul | İstanbul | Ankara | Izmir | İzmir
`),
  ],
  [
    'UA',
    phraseList(`
Kyiv | Kiev | Lviv | Kharkiv | Київ | Львів
`),
  ],
  [
    'RU',
    phraseList(`
Moscow | Москва | Saint Petersburg | Санкт-Петербург | Novosibirsk
`),
  ],
  [
    'IL',
    phraseList(`
Tel Aviv | Tel-Aviv | Jerusalem | Haifa
`),
  ],
  [
    'EG',
    phraseList(`
Cairo | Alexandria | Giza
`),
  ],
  [
    'NG',
    phraseList(`
Lagos | Abuja
`),
  ],
  [
    'KE',
    phraseList(`
Nairobi | Mombasa
`),
  ],
  [
    'ZA',
    phraseList(`
Cape Town | Johannesburg | Pretoria | Durban
`),
  ],
  [
    'SG',
    phraseList(`
Singapore
`),
  ],
  [
    'JP',
    phraseList(`
Tokyo | Osaka | Kyoto | 東京 | 大阪
`),
  ],
  [
    'CN',
    phraseList(`
Beijing | Shanghai | Shenzhen | Guangzhou | Hangzhou | 北京 | 上海 | 深圳 | 广州 | 杭州
`),
  ],
  [
    'KR',
    phraseList(`
Seoul | Busan | 서울
`),
  ],
  [
    'HK',
    phraseList(`
Hong Kong
`),
  ],
  [
    'TW',
    phraseList(`
Taipei
`),
  ],
  [
    'BR',
    phraseList(`
Rio de Janeiro | Curitiba | Belo Horizonte | Brasília | Porto Alegre | Recife | Florianópolis
`),
  ],
  [
    'MX',
    phraseList(`
Mexico City | Ciudad de México | CDMX | Guadalajara | Monterrey
`),
  ],
  [
    'AR',
    phraseList(`
Buenos Aires | Rosario
`),
  ],
  [
    'CO',
    phraseList(`
Bogotá | Bogota | Medellín | Medellin | Cali
`),
  ],
  [
    'CL',
    phraseList(`
Santiago | Santiago de Chile
`),
  ],
  [
    'PE',
    phraseList(`
Lima
`),
  ],
  [
    'PK',
    phraseList(`
Karachi | Lahore | Islamabad
`),
  ],
  [
    'BD',
    phraseList(`
Dhaka
`),
  ],
  [
    'PH',
    phraseList(`
Manila | Makati | Cebu City | Quezon City
`),
  ],
  [
    'VN',
    phraseList(`
Ho Chi Minh City | Hanoi
`),
  ],
  [
    'ID',
    phraseList(`
Jakarta | Bandung
`),
  ],
  [
    'NZ',
    phraseList(`
Auckland | Wellington | Christchurch
`),
  ],
] as const

/** Additional country names by country code. */
export const countryAliases = [
  [
    'US',
    phraseList(`
USA | U.S.A. | U.S. | US | United States of America
`),
  ],
  [
    'GB',
    phraseList(`
UK | U.K. | Great Britain | England | Scotland | Wales
`),
  ],
  [
    'AE',
    phraseList(`
UAE
`),
  ],
  [
    'TR',
    phraseList(`
Turkey
`),
  ],
  [
    'NL',
    phraseList(`
Holland | The Netherlands
`),
  ],
  [
    'CZ',
    phraseList(`
Czech Republic
`),
  ],
  [
    'KR',
    phraseList(`
South Korea | Korea
`),
  ],
] as const
