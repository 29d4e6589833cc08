import { phraseList } from '@nextrung/knowledge/words/word-list'

/** Messages that have nothing to do with work or careers, beside the examples of `boundary.outside`. */
export const outsideMessages: readonly string[] = phraseList(`
    how long do i boil an egg | give me a recipe for banana bread without sugar | what goes well with salmon | my pizza dough never rises, what am I doing wrong |
    is it ok to freeze cooked rice | how do I make a good cup of coffee | what wine fits a steak | vegan dinner ideas for six people | substitute for buttermilk in pancakes |
    how long does milk last after opening | a haiku on rain please | compose a song for my sister's wedding | write a limerick about a frog |
    make up a fairy tale with a fox and a bear | tell me a story about pirates | continue this story: it was a dark night | write a wedding speech for my best friend |
    give me a rap verse about pizza | who won the champions league last year | when does the next formula one race start | how many rings does Jordan have | explain the offside rule |
    who is going to win the match on Sunday | best tennis player of all time | how do I get better at chess openings | what was the score of the Lakers game |
    which team should I pick in my fantasy league | how do I lower my golf handicap | how many goals did Messi score | what is the plot of Inception |
    recommend a series like Breaking Bad | who directed Pulp Fiction | is the new Marvel film any good | what's the best album of Pink Floyd | lyrics of Yellow Submarine |
    what should I read on the beach | who wrote War and Peace | how does Game of Thrones end | name three films with Tom Hanks | how far away is the moon | what is dark matter |
    why is the sea salty | explain relativity to a child | how do magnets work | what happens inside a volcano | how do planes stay in the air |
    what is the boiling point of nitrogen | are viruses alive | how old is the universe | why do leaves turn red | how many bones does a human have | what's heavier, gold or lead |
    what dinosaur was the biggest | what's the weather tomorrow in Madrid | do I need an umbrella today | is it snowing in the Alps | how hot does it get in Dubai in August |
    will there be a storm this weekend | who was Cleopatra | when did the Roman Empire fall | what caused the first world war | who built the pyramids |
    when was the Berlin wall built | who was the last king of France | tell me about the moon landing | capital of Australia | how many people live in Nigeria |
    longest river in the world | which countries border Peru | what language do they speak in Brazil | how high is Kilimanjaro | translate I love you into Italian |
    how do you spell necessary | what's the plural of octopus | what does carpe diem mean | say cheers in Hungarian | difference between affect and effect | how do I conjugate etre |
    what is 15 percent of 240 | square root of 1764 | convert 5 miles to kilometers | solve 3x + 5 = 20 | how many ounces in a pound | integral of sin x |
    how many seconds are in a year | my dog ate chocolate | how often should I bathe my cat | what do hamsters eat | why does my parrot scream all night |
    how do I stop my dog from barking | best aquarium fish for children | my kitten scratches the sofa | how do I plant roses | when should I prune an apple tree |
    why are my basil leaves black | how do I get rid of snails in the garden | best grass seed for shade | my cactus looks yellow, is it dying | cheap hotels in Lisbon |
    what should I see in Rome in three days | do I need vaccinations for Kenya as a tourist | best beaches in Greece | how long is the flight to Tokyo |
    train from Paris to Nice, how much | is Iceland expensive in summer | what to pack for a camping trip | where can I see the northern lights |
    should I buy a used Toyota or a Honda | my engine makes a strange noise | how much air goes in my tires | what does this warning light in my car mean |
    how do I jump start a battery | best electric bike under a thousand | how do I fix a dripping tap | what color should I paint my bedroom | how do I hang a shelf on drywall |
    my dishwasher smells, what helps | how do I get wax out of a carpet | which mattress is good for side sleepers | how do I clean white sneakers |
    my neighbor plays loud music at night | does she still love me | how do I ask a girl out | my boyfriend forgot our anniversary | first date ideas in the rain |
    should I get married this year | how do I make friends in a new city | my sister is not talking to me | my son does not want to sleep at night | names for twin girls |
    how do I potty train my toddler | what should I get my wife for her birthday | my teenager plays games all day, what should I do | fun party games for kids |
    halloween costume ideas | what gift for a ten year old boy | who is the prime minister of Canada | what do you think about the election | is climate change real |
    which party is better for the economy | what's new in the world today | explain the war in simple terms | should there be a death penalty | does god exist |
    what happens after we die | what does the bible say about forgiveness | why do bad things happen to good people | what is the sense of life | do you believe in ghosts |
    what's my horoscope for this week | are Virgo and Aries a good match | what does it mean to dream of falling teeth | read my tarot cards | lucky numbers for today |
    are we alone in the universe | is the earth flat | who shot Kennedy | how do I lose ten kilos before summer | best exercises for a flat stomach | how many calories in an avocado |
    how do I run a marathon | is yoga better than pilates | how much protein do I need a day | how do I get rid of pimples | which shampoo for dry hair | how do I cut my own bangs |
    what shoes go with a blue dress | how do I tie a scarf | is this lipstick too dark for me | where can I buy cheap furniture | which headphones have the best bass |
    iphone or samsung | how big a tv do I need | is the new playstation worth it | best budget tablet for my grandmother | how do I beat the last boss in Elden Ring |
    minecraft house ideas | how do I catch rare pokemon | cheat codes for gta | sudoku tips | let's play twenty questions | let's play tic tac toe | riddle me something |
    guess my age | flip a coin | pick a number between one and ten | tell me a fun fact | sing happy birthday to me | can you bark like a dog | say something in pirate |
    what time is it | what day is it today | when does summer time begin | how many days until christmas | set an alarm for six | call my mother | turn off the lights |
    order me a pizza | play some jazz | add eggs to my shopping list | open the window | what is near me to eat | where is the closest gas station | how do I get to the airport |
    is the supermarket open on sunday | what's the price of a stamp | where is my parcel | how do I knit a scarf | how do I draw a face | easy card trick to learn |
    how do I tune a guitar | which piano piece is easy | how do I photograph stars | how do I make candles | origami crane steps | what is the best way to catch trout |
    how do I sharpen a kitchen knife | how do I start a campfire | how do I fold a fitted sheet | what is the difference between jam and marmalade | is a tomato a fruit |
    why do onions make you cry | what's inside a black box of a plane | how deep is the ocean | who invented the telephone | what is bitcoin made of | how is cheese made |
    asdf qwer zxcv | lorem ipsum dolor sit amet | blah blah blah | la la la la | xyz | banana | purple elephants dance at midnight | the quick brown fox jumps over the lazy dog |
    1 2 3 4 5 | a nice verse for a birthday card please | four lines for my grandma's funeral | what oil does a diesel engine need | how do I flirt with the barista |
    I'm a scorpio, how will my month be | what does my zodiac sign say about love | guitar chords for Hallelujah | how do I play a C major scale | did the Vikings wear horns |
    what did people eat in the middle ages | how did Napoleon die | was Shakespeare a real person | is Ronaldo better than Messi | how long is a basketball game |
    which country won the most olympic medals | when is the next world cup | a good thriller on Netflix | what's a funny comedy to watch with kids | is there a sequel to Avatar |
    what happens if you fall into the sun | how fast does light travel | can you breathe on Mars | how cold is it in Norway in winter | what clothes should I take to Thailand |
    three days in Barcelona, what do I see | best time to visit Japan | which ferry goes to Sardinia | how do I stop my cat from waking me up | my dog pulls on the leash |
    what should I feed a hedgehog | my goldfish swims upside down | how do I keep pigeons off the balcony | what are good plants for a dark room | how do I make pickles |
    what's the trick to crispy potatoes | how do I cook lentils | easy dessert with three ingredients | how do I thicken a soup | can I reheat mushrooms |
    how long does a chicken need in the oven | what's a good marinade for tofu | how do I make sushi rice | quick breakfast without eggs | who painted the Mona Lisa |
    who composed the Four Seasons | what is impressionism | why do we dream | why do we yawn | how does a rainbow form | how many legs does a spider have | do fish sleep |
    how do bees make honey | how long do elephants live | what is the rarest animal | how do vaccines work | what is the largest desert | is Pluto a planet | why is the sea blue |
    how do earthquakes happen | what's the difference between fog and clouds | my girlfriend wants to break up, what do I do | my husband snores, help |
    how do I tell my mother in law to stop visiting | how do I get over my ex | what should I write in a dating profile | my best friend lied to me | how do I plan a surprise party |
    my baby cries all night | my toddler bites other children | what age can kids get a phone | my daughter is being bullied at school | how do I teach my son to ride a bike |
    my roof leaks | how do I get mold off the wall | how do I change a light bulb in the oven | what size of nails do I need for a picture | how do I lay tiles |
    my heating makes noises | how do I remove old wallpaper | how do I wash a wool sweater | how do I get gum out of hair | which vacuum cleaner is best | what tv should I buy |
    which camera for holidays | is the new iPhone good | how do I take a screenshot on my phone | my printer doesn't print | how do I reset my wifi router at home |
    how do I unlock my old phone | where can I stream the match | what song goes na na na hey hey | who sang at Woodstock | best rock band ever | when does the cinema open |
    how do I get rid of hiccups | how much water should I drink | how do I get bigger arms | what is a good stretching routine | which diet works best |
    how do I fall asleep faster at night | should I dye my hair red | what do I wear to a wedding | how do I iron a shirt | which perfume is good for summer | how do I shuffle cards |
    how do I win at poker | rules of monopoly | how do I solve a rubik's cube | what are good names for a dog | what rhymes with orange | tell me a tongue twister |
    say hello in Chinese | how do you pronounce croissant | what's the Spanish word for butterfly | what does LOL mean | is it who or whom | define melancholy |
    how do I write a love song | finish my poem about the moon | write a joke for a wedding | write a story about a dragon and a princess | what's the population of India |
    what is the currency of Denmark | how far is it from London to Paris | what's the time difference to New York | which is the smallest country | what's the flag of Jamaica |
    who is the queen of Denmark | who won the election | what do you think about Trump | is the government lying to us | will there be a war | what's the meaning of the cross |
    how do I meditate | what is karma | are ghosts real | what number am I thinking of | what's the best pizza topping | cats or dogs | do you like music |
    what's your favorite color | are you married | do you have a girlfriend | can you love | what's your star sign | sing a lullaby | tell me a riddle | what is 12 times 12 |
    what's the cube root of 27 | how many grams in a cup | convert 70 fahrenheit to celsius | how many days are in February | who discovered penicillin | how do I make soap |
    how do I knit socks | how do I draw a horse | how do I paint a fence | how do I catch a mouse | how do I build a tree house | how do I repair a bicycle chain |
    how do I park in a small space | what does a yellow traffic light mean | how do I get a fishing license | where can I donate old clothes | what day is mother's day |
    how do I wrap a present | how do I carve a pumpkin | what can I do with old jars | how do I get a stain out of leather | can I eat eggs after the date | is coconut oil healthy |
    how do I roast coffee beans | how do I open a stuck jar | how do I whistle | how do I do a handstand | can dogs eat grapes | how do I cut my cat's claws |
    what breed is good for a flat
  `)
