import type { OpenQuestion } from '../open-question.ts'

export const behavioralGrowthBeginner: readonly OpenQuestion[] = [
  {
    id: 'behavioral-growth-beginner-01',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Career Development'],
    tags: ['learning', 'self study', 'practice'],
    question:
      'Tell me about something you taught yourself without a course that forced you to. How did you go about it, and how far did you get?',
    keyPoints: [
      {
        cue: 'What it was and why',
        point: 'Says what they wanted to learn and what for',
        weight: 3,
        essential: true,
        said: [
          'I wanted to repair my own bike, so that I need not bring it to the shop',
          'sign language, because a regular guest in our café was deaf',
          'I learned spreadsheets to get the club’s accounts in order',
        ],
      },
      {
        cue: 'How you went about it',
        point: 'Describes how they learned: sources, rhythm, order',
        weight: 2,
        said: [
          'half an hour each evening with videos, and one book from the library',
          'first the brakes, then the gears, the bearings only in the end',
          'I looked up only what I needed for the next step',
        ],
      },
      {
        cue: 'Making it stick',
        point: 'Practiced on something real early rather than only reading or watching',
        weight: 3,
        essential: true,
        said: [
          'in the second week I took my own bike apart in the yard',
          'I ordered my coffee with her in signs on the third day, badly',
          'I did the accounts of last year as an exercise',
        ],
      },
      {
        cue: 'A hard moment',
        point: 'Tells where they got stuck, and how they came past that',
        weight: 3,
        said: [
          'the chain kept jumping, and a man in a forum told me to measure it',
          'I did not understand the formulas, so I built a tiny table with three rows',
          'after a month I wanted to quit, and then I found someone to practice with',
        ],
      },
      {
        cue: 'How far you got',
        point: 'Says how far they got and what they still cannot do',
        weight: 2,
        said: [
          'I have fixed eleven bikes in our street, hydraulic brakes I do not touch',
          'we can chat about the weather and her dog, not about politics',
          'the sheet has been used for two years, macros I still do not know',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Finishing videos or books means that one has learned the thing',
        said: [
          'I watched forty hours of tutorials, so I know it',
          'I read the whole book and then I could do it',
        ],
        correction:
          'Watching feels like knowing. Only doing it without help shows what stuck, so practice on something real from early on.',
      },
    ],
    sampleAnswer:
      'While I was working in a café, a deaf lady came in each morning, and we always just pointed at the menu. I wanted to be able to talk with her, so I began to learn sign language. I did half an hour each evening with videos, and I took the signs in the order in which I needed them: first drinks and numbers, then greetings, then weather and family. On the third day I tried it with her, quite badly, and she laughed and corrected my hand. From then on she was my best teacher. After about five weeks I got stuck. I knew about a hundred and fifty signs, but I didn’t understand anything when she signed at normal speed, and I nearly gave up. In a forum someone advised me to watch short clips without subtitles, first slowly, and write down what I saw, ten minutes a day. That helped within a few weeks. Today, after a year, we can talk about her dog, her grandchildren and my plans. I couldn’t interpret at the doctor’s, and I still get lost in the grammar of long stories. But I know now how to learn something from scratch.',
    criteria: ['Own drive', 'Realistic about the level reached'],
    followUps: [
      {
        question: 'At which point did you get stuck, and what helped?',
        about: [3],
        answer:
          'After five weeks I knew many signs and understood nothing at normal speed. Watching short clips slowly and writing down what I saw, ten minutes a day, got me past it.',
      },
      {
        question: 'What could you not do yet today?',
        about: [4],
        answer:
          'I couldn’t interpret at a doctor’s, and long stories with a lot of grammar are too hard for me. For daily talk it is enough, and that was what I wanted.',
      },
    ],
  },
  {
    id: 'behavioral-growth-beginner-02',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: ['Career Development'],
    tags: ['career change', 'motivation', 'entry'],
    question:
      'You have no job experience in this field yet. Why do you want to get into it, and what have you done so far to find out whether it suits you?',
    keyPoints: [
      {
        cue: 'Why this field',
        point: 'Gives a personal reason that comes from an experience of their own',
        weight: 3,
        essential: true,
        said: [
          'as a nurse I built a roster in a spreadsheet, and I was happier with that than with anything else that year',
          'I have always been the one in the store who finds out why the register hangs',
          'in the army I repaired radios, and hunting for the fault was the best part',
        ],
      },
      {
        cue: 'How you found out',
        point: 'Tested the interest by doing: a project, a trial day, a course finished',
        weight: 3,
        essential: true,
        said: [
          'I have built a small page for my choir, and thirty people use it',
          'I spent two days beside a friend who does this job',
          'on weekends I worked through an online course, with all the exercises',
        ],
      },
      {
        cue: 'What you expect of the job',
        point: 'Knows what daily work in the role is like, including the unpleasant side',
        weight: 2,
        said: [
          'I know that most of the day is reading, searching and talking, not inventing',
          'the on-call nights will not be fun, I asked about that',
          'my friend told me how much of it is meetings',
        ],
      },
      {
        cue: 'What you already have to offer',
        point: 'Says what they bring along from the former life that is of use here',
        weight: 3,
        said: [
          'from the ward I can stay calm when three things beep',
          'selling taught me to ask what people really need',
          'as a mother of three I can plan, believe me',
        ],
      },
      {
        cue: 'Your gaps',
        point: 'Says what they still lack and how they close that gap',
        weight: 2,
        said: [
          'I am weak in databases, that is what I am working at until spring',
          'I have never worked in a team on one code, I would have to learn it with you',
          'my next step is the certificate in June',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Good pay and many jobs are a sufficient answer to the question why',
        said: ['I heard that you earn well in IT', 'there are a lot of jobs and you can work from home'],
        correction:
          'That is legitimate but says nothing about you. Tell what drew you in and what you have already tried.',
      },
      {
        belief: 'One should hide or play down the former job',
        said: [
          'my old job has nothing to do with it, so I leave it out',
          'I only worked in a shop before, that does not count',
        ],
        correction:
          'What you learned there, such as handling people, shifts, errors and pressure, is often what beginners lack. Say how it helps here.',
      },
    ],
    sampleAnswer:
      'I was a nurse for nine years. Two years ago our roster broke down again and again, and I rebuilt it in a spreadsheet, with rules for nights and vacations. I noticed that I sat over it until midnight and was happy, more than with anything else that year. So I wanted to know whether it was only this one thing. I took an online course in Python and did all of the exercises, and then I made a small page for my choir where people say whether they come on Tuesday. Thirty people use it each week, and twice it broke, and I had to find out why. I also spent two days next to a friend who is a developer. I saw that she mostly reads, asks and searches, and that there are a lot of meetings, and I still wanted it. What I bring along: I stay calm when several things are on fire, I hand over cleanly, and I can listen to people who can’t say what they need. What I lack is databases and working with others on the same code. For the first I am doing exercises until spring; for the second I need a team.',
    criteria: ['An inner reason, tested in practice', 'Neither boasting nor making themselves small'],
    followUps: [
      {
        question: 'Which part of this job would you like least, do you think?',
        about: [2],
        answer:
          'Probably the meetings, and being stuck for a day without seeing progress. I saw both at my friend’s, and I had that with my choir page too, and still I went back to it.',
      },
      {
        question: 'What from your former job would help you here in the first week?',
        about: [3],
        answer:
          'A clean handover and asking back. On a ward you repeat what you have understood, since an error hurts somebody. I would do the same with a task.',
      },
    ],
  },
  {
    id: 'behavioral-growth-beginner-03',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['being wrong', 'openness', 'facts'],
    question:
      'When were you sure of something and somebody showed you that you were wrong? How did you react?',
    keyPoints: [
      {
        cue: 'Your old belief',
        point: 'Says what they had been sure of and why',
        weight: 2,
        said: [
          'I was sure that the old man had paid with a twenty, I could see it in front of me',
          'I had learned it at school that way, so I did not doubt it',
          'I would have bet that the engine was broken, it sounded like last time',
        ],
      },
      {
        cue: 'How you learned the truth',
        point: 'Tells what proved them wrong',
        weight: 2,
        said: [
          'my colleague opened the register and there was the fifty on top',
          'a pupil of mine found it in the book and read it to me',
          'the new one pulled a cable and it ran',
        ],
      },
      {
        cue: 'Your reaction toward others',
        point: 'Admitted it openly to those present, without excuses',
        weight: 3,
        essential: true,
        said: [
          'I told him right there that he was right and I was not',
          'in front of the class I said that I had taught it wrong',
          'I apologized to the customer and gave him the change',
        ],
      },
      {
        cue: 'Your reaction inside',
        point: 'Is frank about the first inner reaction, such as embarrassment or wanting to argue',
        weight: 1,
        said: [
          'for a moment I wanted to say that the book is old',
          'my ears got hot, as he was five years younger than me',
          'it annoyed me for the whole evening',
        ],
      },
      {
        cue: 'Dealing with the consequences',
        point: 'Put right what had followed from the error',
        weight: 2,
        said: [
          'next lesson I corrected it with all three groups',
          'I called the customer whom I had told the same thing',
          'we canceled the new engine in time',
        ],
      },
      {
        cue: 'What has stayed with you',
        point: 'Does something different since then when feeling sure',
        weight: 3,
        essential: true,
        said: [
          'now I lay the bill on top of the register until the change is given',
          'I say I think, and look it up, when it matters',
          'first the cables, then the expensive ideas',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Admitting an error in front of others costs respect',
        said: ['if you admit it they lose respect for you', 'as the trainer I cannot say that I was wrong'],
        correction:
          'Others mostly see it anyway. Admitting it quickly makes people trust what you say the next time.',
      },
    ],
    sampleAnswer:
      'I gave math lessons at a community center, and I was sure that one can’t divide by a fraction without turning it over first; that was how I had learned it. A boy of fourteen said that he divides the tops and the bottoms, and that it works as well. I told him that it only works by chance. He came back the next week with six examples and asked me to find one in which it fails. I tried for ten minutes in front of everybody and couldn’t. For a moment I wanted to say that this isn’t how it is done in school. My ears were hot. But then I told all of them: he is right, I was wrong, and his way is even nicer if the numbers fit. I asked him to show it on the board. I had said the same wrong thing in the other two groups, so the week after I corrected it there too and told them who had found it. Since then, when I feel very sure, I look for a counterexample before I say no. And the boy asks me something difficult each week now.',
    criteria: ['The reaction counts more than the error', 'Gives the other person the credit'],
    followUps: [
      {
        question: 'What went through your head in the first moment?',
        about: [3],
        answer:
          'I wanted to save my face and say that school does it otherwise. I noticed that this wasn’t about math any more, and that helped me to just say it.',
      },
      {
        question: 'How do you check yourself today, when you feel sure?',
        about: [5],
        answer:
          'I look for one example that would prove me wrong before I contradict somebody. It takes a minute, and twice it has spared me the next embarrassment.',
      },
    ],
  },
  {
    id: 'behavioral-growth-beginner-04',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['initiative', 'ownership', 'responsibility'],
    question: 'Give me an example of something useful that you did although nobody had asked you to.',
    keyPoints: [
      {
        cue: 'What you saw',
        point: 'Noticed a need that others walked past or put up with',
        weight: 3,
        essential: true,
        said: [
          'new residents stood lost in the hallway each Monday',
          'the lost property box was full of things that nobody could claim',
          'the older pupils knew all the tricks, and the first years asked in vain',
        ],
      },
      {
        cue: 'Before you began',
        point: 'Asked whoever was responsible before starting',
        weight: 2,
        said: [
          'I asked the house manager if it is okay before I hung anything up',
          'I first asked the colleague who looks after that box',
          'my teacher had nothing against it as long as it is after class',
        ],
      },
      {
        cue: 'What exactly you did',
        point: 'Says what they themselves did, step by step',
        weight: 3,
        essential: true,
        said: [
          'I took photos of everything and put the list on the notice board each Friday',
          'I drew a map with big letters, and walked the round with each new one',
          'I got six of us together and we offered an hour on Wednesdays',
        ],
      },
      {
        cue: 'Time for it',
        point: 'Kept it going beside their actual duties',
        weight: 2,
        said: [
          'it took twenty minutes a week, I did it in the quiet hour after lunch',
          'when the exams came I found someone who took over for me',
          'my own work stayed on time, my boss looked at that',
        ],
      },
      {
        cue: 'What it was good for',
        point: 'Shows who benefited, and how one could see it',
        weight: 3,
        said: [
          'in two months forty of fifty-five things found their owner',
          'the nurses told me that there were fewer calls on Mondays',
          'nine of the twelve first years passed, the year before it was six',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Initiative means acting without asking anybody',
        said: [
          'I just did it, it is easier to apologize later',
          'I did not ask because they would have said no',
        ],
        correction:
          'Where others are responsible or affected, a short question belongs to it. It also tells you why something has not been done yet.',
      },
      {
        belief: 'Doing one’s assigned work especially well is an example of initiative',
        said: ['I always did my tasks very thoroughly', 'I came on time every day and worked hard'],
        correction:
          'That is reliability, also valuable. Initiative is noticing something that is nobody’s task and getting it going.',
      },
    ],
    sampleAnswer:
      'I had a weekend job at a public swimming pool. In a corner stood a box with lost things, and in it were shoes, glasses, even a wedding ring, some of them for months. Whoever called was told to come and dig. Nobody was in charge of it. I asked the pool manager whether I could put some order into it, and I asked the colleague at the desk too, because the calls came to her. She was glad. Then I took a photo of each piece, gave it a number and a date, and each Sunday evening I printed a sheet for the notice board and posted it on the pool’s page. Valuables I locked away with her. It took about twenty-five minutes, which I did after the last lane was cleaned, so that my own work didn’t suffer. When I had exams she took over for three weeks. In two months forty of fifty-five things went back to their owners, among them the ring, and the calls at the desk became shorter. It is a small thing, but when I left they kept it up, and that pleased me the most.',
    criteria: ['Sees a need, not a stage', 'Follows it through to an effect'],
    followUps: [
      {
        question: 'Whom did you ask before you started, and why?',
        about: [1],
        answer:
          'The manager, because of valuables and pictures, and the colleague at the desk, as she got all the calls. She told me which things people ask for most.',
      },
      {
        question: 'How did you find the time beside your actual work?',
        about: [3],
        answer:
          'I made it small, twenty-five minutes on Sunday after the lanes were done. When I had exams I asked someone in advance to take it over.',
      },
    ],
  },
  {
    id: 'behavioral-growth-beginner-05',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['stress', 'coping', 'pressure'],
    question:
      'Tell me about a very stressful time in a job, in school or at home. How did you notice the stress, and what did you do?',
    keyPoints: [
      {
        cue: 'The reasons for it',
        point: 'Tells what made the time so heavy',
        weight: 2,
        said: [
          'final exams, my father in the hospital and a job in the evening',
          'before the holidays we had four hundred parcels a day instead of one hundred',
          'three of eight nurses were ill, and it went on for six weeks',
        ],
      },
      {
        cue: 'How you noticed',
        point: 'Knows the signs by which they notice stress in themselves',
        weight: 2,
        said: [
          'I snap at people and forget to eat',
          'at night I lay awake and went through lists',
          'I began things and did not finish any of them',
        ],
      },
      {
        cue: 'Dealing with the causes',
        point: 'Did something about the load itself: sorted, reduced, asked for help',
        weight: 3,
        essential: true,
        said: [
          'I told my boss that I cannot do evenings until the exam',
          'I wrote all of it down and struck out what could wait until January',
          'I asked my aunt whether she could visit him on Tuesdays',
        ],
      },
      {
        cue: 'Dealing with yourself',
        point: 'Has something that brings them back to calm: sleep, sport, breaks, people',
        weight: 3,
        said: [
          'I went for a run in the morning, even if only for fifteen minutes',
          'no phone after ten, and I slept again',
          'each evening I called a friend and we laughed',
        ],
      },
      {
        cue: 'How it ended',
        point: 'Says how they came through it',
        weight: 2,
        said: [
          'I passed with a B and failed one subject, which I repeated in fall',
          'all the parcels were out on the twenty-third, and I had yelled at one colleague',
          'we made it through, though I was ill for a week afterwards',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Reacts earlier today, because of what they learned',
        weight: 2,
        said: [
          'I now ask for help in the first week and not in the fifth',
          'when I forget to eat I know that I have to cancel something',
          'before such times I plan free evenings in advance',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Strong people do not feel stress',
        said: ['stress does not affect me at all', 'I never get stressed, I work best under pressure'],
        correction:
          'Everybody has a limit. Whoever knows their signs can act in time; that is what an interviewer wants to hear.',
      },
      {
        belief: 'One has to get through stress alone, without burdening others',
        said: [
          'stress is my own business, I tell nobody and pull through',
          'asking for help is a sign of weakness',
        ],
        correction:
          'Others can only help or plan if they know. Speaking up early usually prevents the worse failure.',
      },
    ],
    sampleAnswer:
      'In the spring of my final exams my father had a stroke, and I worked three evenings in a pizzeria. After two weeks I noticed that something was wrong with me. I snapped at my little brother, I forgot to eat, and I lay awake at night going through lists. A teacher asked me how I was, and I told her, and she said: write down everything, and then only what nobody else can do. That helped me a lot. I told my boss that I couldn’t come in until the exams were over; I had been afraid of that, and he simply said fine. I asked my aunt to visit my father on Tuesdays and Thursdays. I put off my driver’s license until summer. Every morning I ran for fifteen minutes, and after ten my phone was off, and after a few days I slept again. I passed with a B on average, but I failed physics and repeated it in the fall, and that was all right. My father is doing well today. What I have kept is that I take it as a signal when I forget to eat, and then I speak to someone in the first week rather than in the third.',
    criteria: ['Honest without oversharing', 'Acts on the load, not only on the feelings'],
    followUps: [
      {
        question: 'How do you notice early on that it is getting too much?',
        about: [1, 5],
        answer:
          'I get short with people and forget to eat. Formerly I saw it after weeks. Now the second time I skip lunch I sit down and look at what I can drop.',
      },
      {
        question: 'Whom did you ask for help, and how hard was it?',
        about: [2],
        answer:
          'My boss and my aunt. With my boss I was afraid for the job, and it took one minute. I had carried that fear for two weeks for nothing.',
      },
    ],
  },
  {
    id: 'behavioral-growth-beginner-06',
    type: 'behavioral',
    difficulty: 'beginner',
    roles: [],
    skills: [],
    tags: ['ethics', 'honesty', 'courage'],
    question:
      'Has there been a moment when the honest thing was the uncomfortable thing? Tell me what happened and what you did.',
    keyPoints: [
      {
        cue: 'The situation',
        point: 'Describes the situation and the easy way out that was open to them',
        weight: 3,
        essential: true,
        said: [
          'the bank machine gave our club two hundred too much, and no one would have noticed',
          'a friend at the register did not ring up things for his cousin',
          'in the exam the answers lay visible on the teacher’s desk',
        ],
      },
      {
        cue: 'Why it was uncomfortable',
        point: 'Names what spoke against honesty: a friend, money, fear of trouble',
        weight: 2,
        said: [
          'he was my best friend and had got me the job',
          'we really could have used that money for the tents',
          'I was afraid that everybody would call me a snitch',
        ],
      },
      {
        cue: 'What you did',
        point: 'Did the honest thing, in deed or in plain words',
        weight: 3,
        essential: true,
        said: [
          'I went to the counter and put it down, with the slip',
          'I told him that I will not lie if someone asks me',
          'I said to the teacher that she should put the sheet away',
        ],
      },
      {
        cue: 'The manner of doing it',
        point: 'Did it in a fair manner, such as speaking to the person before reporting',
        weight: 2,
        said: [
          'first I gave him the chance to tell the boss himself',
          'I did not tell it around, only to the one who had to know',
          'I only said what I had seen with my own eyes',
        ],
      },
      {
        cue: 'What followed',
        point: 'Tells the consequences honestly, including unpleasant ones',
        weight: 2,
        said: [
          'he did not talk to me for half a year',
          'the treasurer was angry first and later made me the cashier',
          'nothing came of it, but I could look at myself in the mirror',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'As long as nobody is harmed visibly, keeping quiet is not dishonest',
        said: ['it harmed nobody, so I let it be', 'the company is rich, they do not feel it'],
        correction:
          'Often somebody pays whom one does not see, such as the colleague whose cash does not match. And silence makes one part of it.',
      },
      {
        belief: 'Loyalty to a friend or colleague stands above honesty',
        said: ['I would never tell on a friend', 'what happens in the team stays in the team'],
        correction:
          'One can be loyal by speaking to the friend first and giving them a chance to put it right. Covering up drags others into it.',
      },
    ],
    sampleAnswer:
      'At nineteen I worked in an electronics shop together with my best friend, who had got me the job. One evening I saw that he didn’t ring up headphones for his cousin. It would have been easy not to have seen it. But when the stock was off, suspicion fell on all four of us. I slept badly, since I owed him the job and I didn’t want to be a snitch. The next day I asked him to come out to the back, and told him what I had seen, that I wouldn’t spread it around, and that I wouldn’t lie if somebody asked. And I gave him until Friday to tell the boss himself. He was furious. On Friday he hadn’t done it, so I told him that I was going in now, and I went to the boss and said what I had seen with my own eyes, no more. He had to pay for it and lost his job. He didn’t talk to me for half a year. That hurt, and I still think it was right, because a colleague with two children had already been under suspicion. Today we greet each other again.',
    criteria: ['A true conflict and not a trifle', 'Fairness to the person concerned'],
    followUps: [
      {
        question: 'What did it cost you?',
        about: [4, 1],
        answer:
          'A friendship for a long time, and a few weeks of looks from the others. I had expected that. Letting an innocent colleague be suspected would have cost me more.',
      },
      {
        question: 'Why did you speak with the person first, or why not?',
        about: [3],
        answer:
          'He was my friend, and he should have the chance to put it right himself. If somebody had been in danger, I would have gone to the boss at once.',
      },
    ],
  },
]
