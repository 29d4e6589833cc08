import type { OpenQuestion } from '../open-question.ts'

export const behavioralDeliveryBeginner: readonly OpenQuestion[] = [
  {
    id: 'behavioral-delivery-beginner-01',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Prioritization'],
    tags: ['priorities', 'deadlines', 'planning'],
    question:
      'Tell me about a week in which several things were due at once and there was not enough time for all. How did you decide what came first?',
    keyPoints: [
      {
        cue: 'The week itself',
        point: 'Lists what was due in that time, and by when',
        weight: 2,
        said: [
          'two exams, a shift on Saturday and my sister’s move, all within five days',
          'on Monday we had the inventory, a delivery and two colleagues ill',
          'I was to hand in the portfolio on Friday and had the driving test on Thursday',
        ],
      },
      {
        cue: 'How you set the order',
        point:
          'Ranked the tasks by a stated reason, for instance fixed date, consequence or who depends on it',
        weight: 3,
        essential: true,
        said: [
          'first what others were waiting for, then what only concerned me',
          'the fresh goods had to go in the fridge, the counting could wait a day',
          'I asked myself what happens if it is late, and the exam could not be moved',
        ],
      },
      {
        cue: 'What it cost',
        point: 'Gave something up, moved it or did it only simply',
        weight: 3,
        essential: true,
        said: [
          'I did not go to training that week',
          'for the second essay I aimed at solid and not at perfect',
          'I swapped my Saturday shift with a colleague',
        ],
      },
      {
        cue: 'Those affected by it',
        point: 'Told the people concerned early what they could expect',
        weight: 2,
        said: [
          'I called my sister on Monday and said that I can come only on Sunday',
          'my boss knew at eight that the counting would not be finished',
          'I wrote to my teacher before the date and not after it',
        ],
      },
      {
        cue: 'How you organized yourself',
        point: 'Planned the days in blocks or on paper',
        weight: 1,
        said: [
          'I wrote a plan for each day on paper, with breaks',
          'each evening I crossed off and moved what was left',
          'mornings for chemistry, since I am fresh then',
        ],
      },
      {
        cue: 'The outcome, honestly',
        point: 'Says what came out of it, including what was late or only average',
        weight: 2,
        said: [
          'both exams passed, the essay was a C and that was all right',
          'everything cold was put away by ten, and we counted on Tuesday',
          'I handed it in four hours before the deadline',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With enough effort everything can always be done, one just sleeps less',
        said: [
          'I simply worked through three nights and did it all',
          'I do everything at the same time, I am good at multitasking',
        ],
        correction:
          'Without choosing, the important thing gets as little care as the rest, and tired work brings errors. Decide what waits, and say so early.',
      },
    ],
    sampleAnswer:
      'In my second year of training as an office clerk I had two exams, an essay and a Saturday shift in one week, and my sister was moving. On Sunday evening I wrote everything down and asked for each what would happen if it was late. The exams couldn’t be moved, and my whole year depended on them. The shift mattered to others, but somebody else could do it. The essay could be fair instead of excellent. The move was important to me, yet not on that very day. So I swapped the shift with a colleague, called my sister on Monday and promised her all of Sunday, and I skipped soccer practice. Then I made blocks, accounting in the mornings because I am fresh then, the essay in the evenings, and each night I moved what was left. I passed both exams, one with a very good grade. The essay was a C, which I had accepted beforehand. And my sister had the boxes packed when I came. I still do that list of what happens if it is late.',
    criteria: ['Gives reasons for the order', 'Does not boast of overwork'],
    followUps: [
      {
        question: 'What did you consciously not do, or do less well?',
        about: [2],
        answer:
          'I gave away the Saturday shift, skipped practice, and aimed at a passable essay. It was a C, and I knew that before, since the exams counted far more.',
      },
      {
        question: 'Who had to be told, and when did you tell them?',
        about: [3],
        answer:
          'My sister and my colleague, both on Monday, when they still had time to arrange things. Telling them on Friday would have been unfair.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-02',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['mistake', 'honesty', 'responsibility'],
    question:
      'Tell me about a mistake of yours that affected other people. What did you do in the first hour, and later?',
    keyPoints: [
      {
        cue: 'Your own part',
        point: 'Says clearly what they themselves did wrong',
        weight: 3,
        essential: true,
        said: [
          'I forgot to close the cold room, and it was my job that evening',
          'I gave the parcel to the wrong neighbor because I did not look at the name',
          'I mixed up two files and sent the old one to the whole class',
        ],
      },
      {
        cue: 'The first hour',
        point: 'Reported it at once to those who had to know, before it was discovered',
        weight: 3,
        essential: true,
        said: [
          'I called my boss at six in the morning, before she came in',
          'I told the head nurse right away, although nobody had noticed',
          'within ten minutes I wrote to all that the file is wrong',
        ],
      },
      {
        cue: 'Dealing with the consequences',
        point: 'Limited the damage or put it right',
        weight: 3,
        said: [
          'we threw away the milk and saved the rest by moving it next door',
          'I rang at each door until I had the parcel back',
          'I stayed that night and redid the table',
        ],
      },
      {
        cue: 'Understanding it',
        point: 'Looked for the reason why it could happen',
        weight: 2,
        said: [
          'both files had the same name, that was the trap',
          'I was talking on the phone while closing up',
          'I had thought I could remember it without the list',
        ],
      },
      {
        cue: 'What is different now',
        point: 'Introduced something that keeps it from happening again',
        weight: 2,
        said: [
          'now there is a list on the door that the last one signs',
          'I read the name aloud before handing anything over',
          'since then the date stands in the name of each file',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A mistake that nobody noticed need not be reported',
        said: [
          'luckily nobody noticed it, so I fixed it quietly',
          'I waited to see if somebody would say something',
        ],
        correction:
          'Others may already be acting on it. Telling at once makes it cheaper to repair, and people trust you more for it.',
      },
      {
        belief: 'In an interview it is best to name a mistake that is really a strength',
        said: ['my mistake was that I worked too hard', 'my biggest mistake is that I care too much'],
        correction:
          'Interviewers hear through this. They look for a real error, an honest report and a change that followed.',
      },
    ],
    sampleAnswer:
      'I worked evenings in a restaurant kitchen, and one night it was my job to close the cold room. I was on the phone with a friend while I did the round, and I left the door open a crack. I woke up at five in the morning and realized that I hadn’t heard it click. I went back at half past five, and it was fifty-four degrees in there. I called my boss before she came in and told her that I had left it open, and that I didn’t know for how long. Together we sorted it: milk, fish and cream went in the bin, about three hundred dollars, the vegetables we could keep. I came in two hours early to help with the new delivery, so that lunch could open. Later I thought about how it could have happened. The door doesn’t close by itself, and nobody checked. I suggested a list on the door that the last person signs, with the temperature. It hasn’t happened since. My boss said she would rather get a call at half past five than a surprise at ten.',
    criteria: ['No excuses and no shifting of blame', 'A mistake that really mattered'],
    followUps: [
      {
        question: 'Who learned of it first, and how soon?',
        about: [1],
        answer:
          'My boss, within minutes of my noticing it, at half past five in the morning. Had I waited, somebody could have served the fish.',
      },
      {
        question: 'What was the reason behind it, and what is different now?',
        about: [3, 4],
        answer:
          'I was distracted, and the door had no check. Now I don’t phone while closing, and the last person signs a list with the temperature, so it no longer depends on memory.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-03',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['ambiguity', 'asking questions', 'independence'],
    question:
      'You were once given a task with hardly any instructions. Tell me how you found out what was wanted and how you got going.',
    keyPoints: [
      {
        cue: 'The starting point',
        point: 'Says what the task was and what was left open',
        weight: 2,
        said: [
          'my boss only said, make the shop window nice for spring',
          'we were to write something about water, ten pages, no more than that',
          'they told me to sort out the archive of the club',
        ],
      },
      {
        cue: 'Your first step',
        point: 'Asked a few pointed questions about purpose, date or limits at the start',
        weight: 3,
        essential: true,
        said: [
          'I asked who will use the archive and for what',
          'how much may it cost and until when, that was all I wanted to know',
          'I went to the teacher with three questions instead of twenty',
        ],
      },
      {
        cue: 'Where else you turned',
        point: 'Looked for examples or for people who had done it before',
        weight: 2,
        said: [
          'I looked at the photos of the last years',
          'a student of the year above showed me hers',
          'I went to two other shops to see how they do it',
        ],
      },
      {
        cue: 'How you stayed on course',
        point: 'Showed a small first version early, to see if it goes in the right direction',
        weight: 3,
        said: [
          'I did one shelf and let the chairman look at it',
          'after two days I brought a sketch to my boss',
          'I sent him the outline before I wrote the text',
        ],
      },
      {
        cue: 'Dealing with the gaps',
        point: 'Decided the small open points alone, by reasonable assumptions',
        weight: 2,
        said: [
          'where no one could tell me I sorted by year and wrote that down',
          'I picked yellow since it was the color of our bags',
          'for small things I did not ask, I just chose and noted it',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Tells how the result was received',
        weight: 1,
        said: [
          'she left the window like that for six weeks',
          'today they find a file in two minutes',
          'the teacher used my outline as an example',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Asking questions at the start makes one look incompetent',
        said: [
          'I did not want to ask, so that they would not think I am stupid',
          'I figured it out by guessing',
        ],
        correction:
          'A few good questions about purpose and limits save days of work in the wrong direction. What annoys people is the same question asked late.',
      },
      {
        belief: 'Without complete instructions one cannot begin',
        said: [
          'I waited until they gave me exact instructions',
          'it was not my fault, they never told me what to do',
        ],
        correction:
          'Begin with what is clear, show something small, and let the answer guide you. That brings out the wishes faster than waiting.',
      },
    ],
    sampleAnswer:
      'I did a volunteer year at a sports club, and on my third day the chairman told me to sort out the archive, a room full of boxes. Then he left. Next morning I asked him just three things: who needs it, what for, and until when. It turned out that they mostly look for contracts of members and for photos for the anniversary in June. That gave me the two big piles. I called the lady who had done it ten years before me, and she explained her labels. Then I did one single shelf, photos of three years, in a day, and had him look at it. He liked it, but he wanted them by team and not by year, and I was glad that it was just one shelf. For all the rest, such as what to do with duplicates, I decided on my own and noted it on a sheet inside the door. It took five weeks. For the anniversary they found every photo within minutes, and a year later I heard that the sheet still hangs there.',
    criteria: ['Balance between asking and deciding', 'Gets going instead of complaining about vagueness'],
    followUps: [
      {
        question: 'Which questions did you ask before you started?',
        about: [1],
        answer:
          'Who needs it, what for, and until when. With these three I knew that photos and contracts mattered, and that all the rest could wait until after June.',
      },
      {
        question: 'When did anybody first see something of your work?',
        about: [3],
        answer:
          'After one day, one shelf. He wanted another order, and changing one shelf took an hour. If I had shown it after five weeks, it would have been a disaster.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-04',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['persistence', 'setbacks', 'goals'],
    question:
      'What is something that did not work for you for a long time, and that you kept at anyway? What kept you going, and what did you change on the way?',
    keyPoints: [
      {
        cue: 'What you tried to reach',
        point: 'Tells of the goal and of how often or how long it failed',
        weight: 3,
        essential: true,
        said: [
          'I failed the swimming badge for lifeguards three times',
          'for eight months my bread from sourdough came out like a stone',
          'I sent forty applications for an apprenticeship and got no interview',
        ],
      },
      {
        cue: 'What drove you',
        point: 'Gives an own reason why it was worth continuing',
        weight: 2,
        said: [
          'I wanted to work at the lake with my friends in summer',
          'my grandfather was a baker, that is why I did not let go',
          'I knew that I wanted nothing else but that job',
        ],
      },
      {
        cue: 'Understanding the failure',
        point: 'Analyzed what went wrong rather than only trying harder',
        weight: 3,
        essential: true,
        said: [
          'somebody filmed me, and I saw that my legs sink',
          'I wrote down temperature and time for each loaf',
          'I asked one of the companies why they had turned me down',
        ],
      },
      {
        cue: 'What you changed',
        point: 'Changed the method or got help from somebody',
        weight: 3,
        said: [
          'for six weeks I trained only the legs, with a coach',
          'a teacher went through my letter with me, and I called the firms first',
          'I bought a thermometer and left the dough in the cellar',
        ],
      },
      {
        cue: 'Where you ended up',
        point: 'Describes the result, even if it was only part of the goal',
        weight: 2,
        said: [
          'the fourth time I passed with two seconds to spare',
          'out of the next ten letters came three interviews',
          'it is not like in the bakery, but my family eats it each Sunday',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Persistence means doing the same thing again and again until it works',
        said: ['you just repeat it until it works one day', 'never give up, just try more and harder'],
        correction:
          'Repeating without changing anything mostly repeats the failure. Persistence is keeping the goal and changing the way.',
      },
    ],
    sampleAnswer:
      'I wanted to become a lifeguard at the lake, because all my friends worked there in summer and because my cousin had once been pulled out of that water. For the badge one has to swim three hundred meters in clothes in a certain time. I failed three times within one and a half years, the first two by about half a minute. After the first I just trained more, and the second time was no better. Then I asked a friend to film me from the side. You could see that my legs sank and dragged behind me like a brake. So more laps would never have helped. I asked the coach of the club, and for six weeks I did hardly anything but legs, first with a board and then in clothes. I also wrote the times on a sheet on my door; seeing it drop two seconds a week kept me going. The third attempt failed too, though by only four seconds. The fourth I passed with two to spare. I worked at the lake for two summers, and I learned to look for the reason before I add effort.',
    criteria: ['A real setback', 'Thinks about causes and does not only endure'],
    followUps: [
      {
        question: 'How did you find out what the problem was?',
        about: [2],
        answer:
          'I had myself filmed. I had been sure that my arms were too weak, but on the video my legs hung down and slowed me. Training more of the same would have changed nothing.',
      },
      {
        question: 'At which point would you have stopped?',
        about: [1, 4],
        answer:
          'If the times hadn’t improved after the six weeks with the coach, I would have asked for another job at the lake. But they dropped each week, so it made sense to go on.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-05',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Continuous Improvement'],
    tags: ['improvement', 'observation', 'routine'],
    question:
      'Tell me about some everyday routine, at work, in school or in a club, that you made a little better.',
    keyPoints: [
      {
        cue: 'The starting point',
        point: 'Describes the routine and what it cost in time, errors or nerves',
        weight: 3,
        essential: true,
        said: [
          'every morning we looked for the keys, ten minutes, six people',
          'in the library returned books stayed on the cart for two days',
          'parents called twenty times a week to ask when the practice was',
        ],
      },
      {
        cue: 'Understanding the problem',
        point: 'Looked for the cause, by watching or asking the others',
        weight: 2,
        said: [
          'I made a mark each time somebody searched, and saw where they end up',
          'I asked the older ones why it has always been done that way',
          'nobody knew who is in charge of the cart, that was all',
        ],
      },
      {
        cue: 'What you did',
        point: 'Tried a simple change, with the agreement of those concerned',
        weight: 3,
        essential: true,
        said: [
          'with my boss’s okay I put up a board with a hook for each key',
          'I asked the trainer whether we might try one fixed page with all the dates',
          'two of us sorted the cart at noon for a week as a test',
        ],
      },
      {
        cue: 'How you know it worked',
        point: 'Compared before and after with a number or clear sign',
        weight: 3,
        said: [
          'from twenty calls a week it went to three',
          'the books were back on the shelf the same day',
          'we have not searched once since March',
        ],
      },
      {
        cue: 'After you were gone',
        point: 'Made sure that the new way goes on without them',
        weight: 2,
        said: [
          'I wrote it on a card, and it still goes on after I left',
          'the colleagues look after the board themselves by now',
          'now the new ones are shown it on the first day',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good improvement is whatever the person who makes it finds better',
        said: [
          'I reorganized everything and it was much better for me',
          'I did it overnight as a surprise for the others',
        ],
        correction:
          'The people who do the work must find it easier, or they go back to the old way. Ask them, try it small, and compare.',
      },
    ],
    sampleAnswer:
      'During my training in a car repair shop we searched for keys every morning. A customer stood there, and three of us ran about looking in jackets and on benches. I made a mark on a sheet for every search, and in one week there were thirty-one, about six minutes each. I also wrote down where the keys turned up, and it was nearly always the jacket of whoever had driven the car last. I asked the older colleagues, and they said that there had been a board, but that it hung in the office, too far away. So I asked my boss whether I might hang a new one beside the gate, where everybody walks past. It cost me an afternoon and twelve dollars. First I had colors for the days, and nobody understood them, so I changed to the number of the parking space. In the next month I counted again, and there were two searches in a week. Now it is part of what new apprentices are shown on their first day, and it still goes on although I work somewhere else now.',
    criteria: ['Small and real rather than grand', 'Cares about the others’ habits'],
    followUps: [
      {
        question: 'How do you know that it really got better?',
        about: [3],
        answer:
          'I had counted before: thirty-one searches in a week. A month later I counted again with the same sheet, and it was two. Without the first count I would only have had a feeling.',
      },
      {
        question: 'What did the others think about the change at first?',
        about: [2, 4],
        answer:
          'They were skeptical, since an earlier board had failed. They told me why, it hung too far away, and when I also dropped my colors after their remarks, they used it.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-06',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['promises', 'reliability', 'bad news'],
    question:
      'Describe a situation in which you realized that you could not keep a promise or a date. What did you do from that moment on?',
    keyPoints: [
      {
        cue: 'The promise and the obstacle',
        point: 'Says what was promised and why it could not be kept',
        weight: 3,
        essential: true,
        said: [
          'I had promised the drama group the costumes by the dress rehearsal, and the machine broke',
          'we had told the customer Thursday, and the part did not come',
          'I took on tutoring two kids and then my own exam was moved',
        ],
      },
      {
        cue: 'When others heard of it',
        point: 'Spoke up as soon as it was likely, not on the day itself',
        weight: 3,
        essential: true,
        said: [
          'eight days before I told the director that it gets tight',
          'I called the customer on Tuesday, when I saw that the part is missing',
          'the same evening I wrote to both mothers',
        ],
      },
      {
        cue: 'What you had to offer',
        point: 'Brought a proposal along: a later date, a part of it, or a replacement',
        weight: 3,
        said: [
          'the five main costumes on time, and the choir in their own black clothes',
          'I offered him a rental car until Saturday',
          'I had already asked a classmate whether she could take over',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Kept the new agreement',
        weight: 2,
        said: [
          'this time it was ready a day early',
          'on Saturday at nine the car stood there',
          'the handover to my classmate worked, and I still asked how it went',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Learned something for the next promise, for example a reserve of time',
        weight: 2,
        said: [
          'I now say a date that still fits when one thing goes wrong',
          'first I ask if the part is in stock, then I promise',
          'before I say yes I look at my calendar for the whole month',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'It is better to say nothing and hope to make it after all',
        said: [
          'I did not tell them because maybe I could still make it',
          'I did not want to worry anybody before the date',
        ],
        correction:
          'As long as it is early, others can still adapt. Silence takes that chance away from them and turns a delay into a breach of trust.',
      },
    ],
    sampleAnswer:
      'I sew, and I had promised our theater group fourteen costumes by the dress rehearsal. Nine days before, with six finished, my machine broke, and the repair was to take two weeks. That evening I worked out what I could do by hand and on my aunt’s old machine, and came to nine at most. The next morning I called the director. I said straight away that I couldn’t keep what I had promised, and that I had a proposal: the five main parts and four others on time, and the choir in their own black clothes with a red scarf, which I would make. She wasn’t happy, but there were eight days left and she could rethink the choir scene. She even found that the scarves looked better. We agreed on Sunday for all nine, and I brought them on Saturday. What I took from it: I had promised a date that only worked if nothing at all went wrong. Since then I keep about a fifth of the time as a reserve, and I ask myself what could break before I name a date.',
    criteria: ['Early and honest', 'Thinks from the side of the one who waits'],
    followUps: [
      {
        question: 'How long before the date did the other person know?',
        about: [1],
        answer:
          'Eight days or so. I had calculated it in the evening and I called next morning. With eight days she could change a scene; on the last day she could only have been angry.',
      },
      {
        question: 'What do you do differently when you promise something today?',
        about: [4],
        answer:
          'I ask what could go wrong and add about a fifth as a reserve. And when somebody needs an answer at once, I say that I will tell them tomorrow.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-beginner-07',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Quality Management'],
    tags: ['accuracy', 'quality', 'checking'],
    question:
      'Give me an example of work where a small slip would have had big consequences. How did you make sure that it was right?',
    keyPoints: [
      {
        cue: 'What was at stake',
        point: 'Names the task, and what a slip in it would have led to',
        weight: 3,
        essential: true,
        said: [
          'in the pharmacy a comma in the wrong place can kill somebody',
          'I counted the money for the class trip, eleven thousand in cash',
          'when packing parachutes a single wrong fold is enough',
        ],
      },
      {
        cue: 'Your way of working',
        point: 'Followed a fixed way, such as a checklist or a constant order',
        weight: 3,
        said: [
          'always left to right, always the same order, and I tick each step',
          'I used a sheet with every name and put a tick only when the money lay there',
          'we never did it from memory, the card was beside us',
        ],
      },
      {
        cue: 'After the first time through',
        point: 'Had it checked independently, or checked it again in another way',
        weight: 3,
        said: [
          'a second person counted it without knowing my sum',
          'I worked it out backward from the end amount',
          'the sergeant looked at each fold before the next one',
        ],
      },
      {
        cue: 'Keeping your mind on it',
        point: 'Kept away distractions, or paused when tired',
        weight: 2,
        said: [
          'I put the phone in the locker for that hour',
          'when somebody talked to me I began the row again',
          'after ten of them I took five minutes off',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Tells of an error that was caught like this, or of the outcome',
        weight: 2,
        said: [
          'once we found a box with the wrong strength in that way',
          'it came out exact to the cent',
          'two hundred packed, and all of them opened',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Somebody who concentrates properly needs no check',
        said: [
          'I am very precise, so I do not need to check',
          'I just concentrate hard and then there are no mistakes',
        ],
        correction:
          'Everybody slips, especially in routine. A list and a second pair of eyes catch what concentration does not.',
      },
      {
        belief: 'Reading one’s own work once more right away is a sufficient check',
        said: [
          'I read it over again at the end and that is enough',
          'I look at it a second time directly after',
        ],
        correction:
          'One tends to see what one meant. Check in another way, later, or let someone else do it without knowing your result.',
      },
    ],
    sampleAnswer:
      'During a year as a helper in a nursing home I filled the weekly pill boxes for twenty-six people, under the eye of a nurse. If I had put a blood thinner in the wrong box, somebody could have bled to death, so it was serious. I worked in a fixed order: one resident at a time, plan on the left, packs on the right, morning to evening, and I ticked each row only after the pill was in the box. I switched off my phone and put a sign on the door, and when somebody spoke to me anyway I started that row again from the beginning. After ten boxes I took a short break, because I noticed that from then on I was starting to look without seeing. At the end the nurse checked each box on her own, from the other direction, by counting the pills against the plan. In eleven months that check found two slips of mine, one a doubled vitamin and one a tablet of the wrong strength. Nothing ever reached a resident. I was glad about those two, because they showed me that the second check isn’t mistrust.',
    criteria: ['Takes risk seriously', 'Relies on method and not on self-confidence'],
    followUps: [
      {
        question: 'Who or what would have caught it if you had slipped?',
        about: [2, 4],
        answer:
          'The nurse counted each box against the plan, independently of me. She found two slips in eleven months, so we know that it works.',
      },
      {
        question: 'What did you do about tiredness and interruptions?',
        about: [3],
        answer:
          'Phone off, a sign on the door, and a break after ten boxes. If anybody interrupted me I did that row again from the start instead of guessing where I had been.',
      },
    ],
  },
]
