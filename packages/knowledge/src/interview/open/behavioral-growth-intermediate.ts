import type { OpenQuestion } from '../open-question.ts'

export const behavioralGrowthIntermediate: readonly OpenQuestion[] = [
  {
    id: 'behavioral-growth-intermediate-01',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Career Development'],
    tags: ['motivation', 'leaving', 'next step'],
    question:
      'You have been in your present job for a few years. Why do you want to leave it, and why for this one?',
    keyPoints: [
      {
        cue: 'How you speak of today’s job',
        point: 'Speaks of the present job with respect, for example of what they learned there',
        weight: 2,
        said: [
          'I built up the night clinic there and owe a lot to my boss',
          'I came as an assistant and today I run the returns for three stores',
          'it is a good company, I leave nobody in anger',
        ],
      },
      {
        cue: 'Why you want to leave',
        point: 'Names factually what the present job cannot give them',
        weight: 3,
        essential: true,
        said: [
          'we are four people, and there is nobody from whom I can learn more',
          'the product is finished, for two years I have only maintained it',
          'I asked for larger projects twice, and there simply are none',
        ],
      },
      {
        cue: 'Before you started looking',
        point: 'Shows that they tried to change something before leaving',
        weight: 2,
        said: [
          'I proposed a new offer and ran it for half a year',
          'I talked with my manager openly about it in spring',
          'first I asked for a move to the other department',
        ],
      },
      {
        cue: 'Why this one',
        point: 'Ties the wish to something specific in this position',
        weight: 3,
        essential: true,
        said: [
          'in your advertisement it says that the team looks after its systems itself, that is what I want',
          'you work with schools, and I come from a school',
          'the size of your data is what I have been missing so far',
        ],
      },
      {
        cue: 'What you would bring',
        point: 'Says what they can contribute here from the first months',
        weight: 2,
        said: [
          'I have moved three stores to a new system, you have that ahead of you',
          'I bring eight years of knowing how nurses really work',
          'testing I could take over in the first month',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Complaining about the present employer explains the wish to leave best',
        said: [
          'my boss is incompetent and the place is chaos',
          'I want to leave because they treat us badly',
        ],
        correction:
          'The listener hears how you will speak about them one day. Name the lack factually, and say where you want to go.',
      },
      {
        belief: 'A general compliment to the company is enough as a reason',
        said: ['you are a great company with a good reputation', 'I have heard only good things about you'],
        correction:
          'That fits any employer. Tie your wish to the task, the product or the way of working of this position.',
      },
    ],
    sampleAnswer:
      'I came to a chain of shoe stores as an assistant seven years ago, and today I run the returns and the stock for three branches. I owe my manager a lot; she let me introduce a new inventory system when I had never done anything like it, and we halved our missing stock. What is missing by now is depth. I write the reports myself, and since nobody there does it better than I do, I don’t know which mistakes I am making. I talked to her about that in spring, and we tried to create an analyst position for all branches, but there is no money for it. So I leave without any anger. This position appeals to me for two reasons. You have a team of five analysts who review each other’s work, and that is exactly what I lack. And your data comes from stores, so I know how it comes about, for instance that a return on Saturday evening is often booked on Monday. With that I can help in the first month. On the statistics side I have finished two courses, and I would still have to learn from you.',
    criteria: ['Toward something and not only away', 'No bitterness, nothing confidential'],
    followUps: [
      {
        question: 'What did you try before you decided to leave?',
        about: [2],
        answer:
          'I spoke openly with my manager in spring, and we wrote a proposal for an analyst post together. There was no money for it. After that I knew that it wouldn’t come.',
      },
      {
        question: 'Why this position, and not any other one of the kind?',
        about: [3, 4],
        answer:
          'Because your analysts review each other’s work, and because the data comes from stores, where I know how it comes about. Elsewhere I would have only one of the two.',
      },
    ],
  },
  {
    id: 'behavioral-growth-intermediate-02',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Career Development', 'Onboarding'],
    tags: ['learning fast', 'new field', 'on the job'],
    question:
      'Tell me about a time when you had to become useful in an unfamiliar field within weeks. How did you choose what to learn, and what to leave out?',
    keyPoints: [
      {
        cue: 'The situation and the pressure',
        point: 'Sets out the field, the time and what they had to deliver',
        weight: 3,
        essential: true,
        said: [
          'in three weeks I was to teach chemistry, and I am a biologist',
          'I took over payroll when our clerk had an accident, and it was due on the twenty-eighth',
          'as a tester I came into a team that makes heart monitors',
        ],
      },
      {
        cue: 'How you chose what to learn',
        point: 'Derived from the task itself what had to be learned first',
        weight: 3,
        essential: true,
        said: [
          'I looked at the first six lessons and learned only for these',
          'I asked which five cases make up nine tenths of the payslips',
          'first the alarms, because an error there is the most dangerous',
        ],
      },
      {
        cue: 'Other people’s help',
        point: 'Used people in the field with prepared questions',
        weight: 2,
        said: [
          'every noon I had ten minutes with the old clerk on the phone, with a list',
          'a nurse showed me for an afternoon how she looks at the screen',
          'I sat in the lessons of a colleague and asked afterwards',
        ],
      },
      {
        cue: 'How sure you could be',
        point: 'Checked their understanding by doing or explaining it',
        weight: 3,
        said: [
          'I recalculated last month and compared, four differences',
          'I explained it to the engineer in my own words and he corrected me twice',
          'I gave the lesson to my wife first',
        ],
      },
      {
        cue: 'What you did not do',
        point: 'Left parts out on purpose and said so',
        weight: 2,
        said: [
          'cross-border cases I gave to the tax adviser and said so',
          'I told the class that I would look it up until tomorrow',
          'signal processing I did not touch in that first quarter',
        ],
      },
      {
        cue: 'The result',
        point: 'Tells what they delivered in that time',
        weight: 2,
        said: [
          'a hundred and forty payslips were right, two were not',
          'in week five I found the first real error of an alarm',
          'the pupils did as well as the parallel class',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One should first learn the foundations completely before doing anything',
        said: [
          'I read the standard book from the first page to the last',
          'I did a full course before I touched it',
        ],
        correction:
          'With weeks at hand the order is the reverse: take the task, find what it needs, do it, and fill the foundations in as gaps show.',
      },
    ],
    sampleAnswer:
      'I worked in the office of a mid-sized construction firm when our payroll clerk had an accident on the fifth. On the twenty-eighth a hundred and forty-two people were to get their money, and I had never prepared a single payslip. The manual had nine hundred pages. I looked at the last three months and counted the kinds of cases. Five of them made up about nine tenths: hourly pay, overtime, sick days, vacation, travel. So I learned these five and nothing else. The clerk was in the hospital but clear in her head, and I was allowed to call each noon for ten minutes, with a list of questions. To check myself, I calculated the month before all over again without looking, and compared: four differences, and each of them taught me something. The rare things, people who work across the border and two garnishments, I gave to our tax adviser, and I told my boss that I wouldn’t do those. On the twenty-seventh everything was out. A hundred and forty were right, in two I had forgotten a bonus, and I went to those two people myself. Afterwards I read up on the foundations, calmly, and then they made sense.',
    criteria: ['Strategy in learning', 'Open about gaps where errors would hurt'],
    followUps: [
      {
        question: 'How did you know that you had really understood it?',
        about: [3],
        answer:
          'I calculated the past month again without looking and compared. Four differences came out, and each showed something that I had believed to know.',
      },
      {
        question: 'What did you deliberately not learn at that time?',
        about: [4, 1],
        answer:
          'The rare cases, which were below a tenth. I gave them to the tax adviser and told my boss so. An error there would have been expensive, and I couldn’t have learned it in time.',
      },
    ],
  },
  {
    id: 'behavioral-growth-intermediate-03',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: [],
    tags: ['changing opinion', 'evidence', 'humility'],
    question:
      'On which matter of your work have you held a firm opinion and then changed it? What was needed to convince you?',
    keyPoints: [
      {
        cue: 'Where you came from',
        point: 'States the old opinion, with the reasons that spoke for it',
        weight: 3,
        essential: true,
        said: [
          'I was convinced that patients should rest after this operation, I had been taught that',
          'I thought that tests before the code are a waste of time, as we were so quick without',
          'homework has to be graded or they do not do it, that was my belief',
        ],
      },
      {
        cue: 'What convinced you',
        point: 'Names the experience or evidence that made it waver',
        weight: 3,
        essential: true,
        said: [
          'a colleague let hers get up on the first day, and they went home two days earlier',
          'for half a term I tried it in one class and the other not',
          'I looked at our last twenty bugs and fourteen would have been caught',
        ],
      },
      {
        cue: 'The time in between',
        point: 'Admits how they had resisted, for instance by explaining contrary facts away',
        weight: 2,
        said: [
          'first I said that she just has the lighter cases',
          'I kept looking for the error in her numbers for two weeks',
          'it took me a year, honestly, since I had argued so loudly',
        ],
      },
      {
        cue: 'What others got to know',
        point: 'Told others openly that they had changed their view',
        weight: 3,
        said: [
          'I told the team meeting that she was right and I changed my plan',
          'I wrote to my old colleagues that I see it differently today',
          'from the next term I did not grade any more, and told the parents why',
        ],
      },
      {
        cue: 'How far it goes',
        point: 'Knows where the old view still holds, or the limits of the new one',
        weight: 2,
        said: [
          'with old people with dizziness I am still careful',
          'for a throwaway prototype I still do not write any',
          'it works with the older ones, with the small ones I am not sure',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Changing one’s mind shows weakness or a lack of principles',
        said: [
          'I stick to my opinion, people know where they stand with me',
          'whoever changes his view had none',
        ],
        correction:
          'Values may stand firm; views about what works have to follow the evidence. Whoever never changes them learns nothing.',
      },
    ],
    sampleAnswer:
      'As a physical therapist I was convinced that after a hip operation one should let people rest for three days. I had been taught it, and I had seen two falls of patients who got up too soon. Then a new colleague came who got hers on their feet on the first day. I told everybody that it was dangerous. Her patients went home two days earlier. My first explanation was that she gets the lighter cases, and I held on to that for weeks. To be fair I then asked our office for the age and the diagnosis of the last sixty patients, half hers and half mine. They were the same, hers even a little older. There were fewer falls too, one against three. I read the studies that she had put in my mailbox and that I hadn’t opened. At the next team meeting I said that I had been wrong, and that I would be glad if she showed me how she does it. Since then I do it her way. With very old people who are dizzy I wait a day, as there the studies are thin. I am more careful today about saying that I have seen it myself.',
    criteria: ['An opinion that mattered', 'Sees how one deceives oneself'],
    followUps: [
      {
        question: 'How did you explain the contrary evidence away at first?',
        about: [2],
        answer:
          'I claimed that she got the easier cases. I had never checked that, it was simply convenient. The list of sixty patients showed the opposite.',
      },
      {
        question: 'Where do you still think that the old view is right?',
        about: [4],
        answer:
          'With very old people with dizziness I wait for a day. There the evidence is weak and a fall is grave. That is caution and no longer a rule for everyone.',
      },
    ],
  },
  {
    id: 'behavioral-growth-intermediate-04',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Data Ethics'],
    tags: ['ethics', 'pressure', 'integrity'],
    question:
      'Tell me about a time when you were pressed to do something at work that you held to be wrong, for example with numbers, data or safety.',
    keyPoints: [
      {
        cue: 'What you were pressed to do',
        point: 'Says what was demanded, and who would have been harmed by it',
        weight: 3,
        essential: true,
        said: [
          'I was to write attendance for pupils who had not been there, because of the funding',
          'my boss wanted me to leave out the failed measurements in the report to the client',
          'we were supposed to ship the meat with a new date on it',
        ],
      },
      {
        cue: 'Your first response',
        point: 'Asked back first, to rule out a misunderstanding',
        weight: 2,
        said: [
          'I asked him whether I had understood him correctly',
          'perhaps there was a rule that I did not know, so I inquired',
          'I repeated it aloud, you want me to sign that they were here',
        ],
      },
      {
        cue: 'Your decision',
        point: 'Refused clearly and calmly to do it',
        weight: 3,
        essential: true,
        said: [
          'I said that I will not put my name under that, because it is not true',
          'I told her calmly that I cannot do that, somebody could get ill',
          'no, I said, and that I would rather explain the gap to the client myself',
        ],
      },
      {
        cue: 'Going beyond a no',
        point: 'Offered a legitimate way to reach the underlying goal',
        weight: 3,
        said: [
          'we could report all the values and explain why four of them are off',
          'I proposed that we call the families and get them really to come',
          'we sold it to the staff at half price on that day',
        ],
      },
      {
        cue: 'If that had not been enough',
        point: 'Prepared the next step, such as notes or the right internal channel',
        weight: 2,
        said: [
          'I wrote a note with date and words for myself',
          'had he insisted, I would have gone to the quality officer',
          'I called the works council for advice, without names',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Tells honestly how it went on, including the price',
        weight: 2,
        said: [
          'for some months I got the bad shifts',
          'the client thanked us for the openness and stayed',
          'I left half a year later, and that was the reason',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Responsibility lies with whoever gives the order, not with the one who carries it out',
        said: ['he was the boss, so it was his responsibility', 'I only did what I was told'],
        correction:
          'Who signs or executes knowingly shares the responsibility, morally and often also in law. An order explains, it does not excuse.',
      },
      {
        belief: 'The only choices are to go along or to resign at once',
        said: ['you either do it or you have to quit', 'there was nothing I could do except leave'],
        correction:
          'In between there is much: ask back, refuse this one thing, offer another way, involve others, use the internal channels.',
      },
    ],
    sampleAnswer:
      'I was a laboratory technician for water testing. In a report for a town four of sixty values lay above the limit, and my supervisor asked me to leave them out, since the device had surely had a problem, and the town was our biggest customer. Families drink that water. I asked whether I had understood it correctly, and whether he knew of any fault in the device. He didn’t know of any; he said that I shouldn’t be so difficult. I told him calmly that I wouldn’t sign a report in which measured values are missing, because it wouldn’t be true, and that I would gladly explain it to the town myself. Then I offered to measure the four places again that night, with a second device, and to report both. He was angry, but he agreed. I wrote down the date and the words for myself, and I had looked up who our quality officer is, in case he would come back to it. Two of the four were high again. The town found an old pipe and flushed it, and stayed with us. I got the bad shifts for some months, and that was the price. I would do it the same way.',
    criteria: ['Calm firmness', 'Looks for a way that saves the goal'],
    followUps: [
      {
        question: 'What would you have done if the person had insisted?',
        about: [4],
        answer:
          'I wouldn’t have signed, and I would have gone to the quality officer with my notes. I had looked up beforehand who that is, so that I need not search while agitated.',
      },
      {
        question: 'Which other way did you offer, and why that one?',
        about: [3],
        answer:
          'Measuring the four places again with a second device. If the device had been at fault, he would have been right, honestly this time. So it served him too, not only my conscience.',
      },
    ],
  },
  {
    id: 'behavioral-growth-intermediate-05',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: [],
    tags: ['motivation', 'dull work', 'energy'],
    question:
      'What part of your job bores or drains you, and how do you see to it that it still gets done well? Take a real stretch of time.',
    keyPoints: [
      {
        cue: 'The part in question',
        point: 'Names honestly a dull or draining part of the job',
        weight: 3,
        essential: true,
        said: [
          'for three months I typed patient cards into the new system, eight hundred of them',
          'the grading in June, a hundred and twenty essays with the same mistakes',
          'I spent a winter answering the same ten customer questions',
        ],
      },
      {
        cue: 'Why it still counts',
        point: 'Knows for whom or for what that part matters',
        weight: 3,
        said: [
          'a wrong allergy on a card could kill somebody, I reminded myself of that',
          'for every kid it is the one essay that counts',
          'behind each of these mails stands somebody who cannot go on',
        ],
      },
      {
        cue: 'How you get it done well',
        point: 'Uses a way to keep quality up, such as blocks, limits or checks',
        weight: 3,
        essential: true,
        said: [
          'never more than fifteen at a stretch, then I get up',
          'I do question one for all of them first, and then question two',
          'each evening I checked five at random',
        ],
      },
      {
        cue: 'What you altered about it',
        point: 'Made it smaller: simplified, automated, swapped or abolished a part of it',
        weight: 2,
        said: [
          'out of the ten answers I made a page, and the mails went down by half',
          'I swapped with a colleague, she likes lists and I like the phone',
          'we found that two columns are never read and left them out',
        ],
      },
      {
        cue: 'What keeps you going',
        point: 'Keeps something in the week that gives them energy',
        weight: 2,
        said: [
          'Thursday afternoon belonged to the new exhibit, that carried me',
          'teaching somebody something wakes me up, so I do it each day for a bit',
          'when I have talked with a patient I can do another hour of cards',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A motivated person finds every task interesting',
        said: ['I like everything about my job', 'I am always one hundred percent motivated'],
        correction:
          'Nobody believes that. Every job has dull parts; what counts is knowing yours and doing them well anyway.',
      },
      {
        belief: 'Motivation is the task of the boss or the company',
        said: [
          'if they want me motivated they have to give me better tasks',
          'it is up to my manager to motivate me',
        ],
        correction:
          'Good conditions are the employer’s part. Arranging, sharing or simplifying one’s own work is a large part that one can do oneself.',
      },
    ],
    sampleAnswer:
      'When our practice changed its software, I had to copy eight hundred patient cards by hand, and it took the whole of one winter, on top of my work at reception. It bored me to tears. In the second week I noticed that I was skipping over things, and on one card I had left out an allergy to penicillin. A colleague caught it. From then on I had a note on my screen: one of these lines saves someone. I changed the way I worked. Never more than fifteen cards at a stretch, then ten minutes at the front desk with people, because that is where I get my energy. And at the end of each day I drew five at random and checked them against the paper. In three months I found six errors like that, all of them from afternoons, so I moved the cards to the morning. I also asked the doctors which fields they read. Two they hadn’t looked at for years, so we left them out and saved about a quarter of the time. I still don’t like such work. But by now I know how to arrange it so that it comes out right.',
    criteria: ['Honest without complaining', 'Arranges work around their own energy'],
    followUps: [
      {
        question: 'How did you notice that your care was slipping?',
        about: [2, 0],
        answer:
          'A colleague found a missing allergy. After that I drew five cards each evening at random, and they showed that my errors happened in the afternoon.',
      },
      {
        question: 'Which part of it could you get rid of, or make smaller?',
        about: [3],
        answer:
          'I asked the doctors which fields they really read. Two hadn’t been used for years, and leaving them out saved about a quarter of the time.',
      },
    ],
  },
  {
    id: 'behavioral-growth-intermediate-06',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Career Development'],
    tags: ['weakness', 'development', 'self knowledge'],
    question:
      'What are you not good at, in a way that has caused trouble at work? What have you done about it, and where do you stand today?',
    keyPoints: [
      {
        cue: 'What it is',
        point: 'Names a real weakness that matters in the work, not a disguised strength',
        weight: 3,
        essential: true,
        said: [
          'I put off unpleasant phone calls',
          'I explain too long and lose people',
          'details in forms escape me, I am a person for the big picture',
        ],
      },
      {
        cue: 'The trouble it caused',
        point: 'Gives an incident in which it did harm',
        weight: 3,
        essential: true,
        said: [
          'because I did not call, a supplier delivered to the wrong site',
          'a mother left my talk in tears as she did not know what I meant',
          'our grant was turned down for a missing signature',
        ],
      },
      {
        cue: 'How you became aware of it',
        point: 'Learned about it from others or through looking closely at themselves',
        weight: 1,
        said: [
          'two colleagues told me independently of each other',
          'I wrote down for a month which tasks I push along',
          'in the yearly talk it came up for the second time',
        ],
      },
      {
        cue: 'What you do about it',
        point: 'Practices a definite countermeasure regularly',
        weight: 3,
        said: [
          'the worst call comes first, at nine, before I open my email',
          'I write one sentence on a card and begin the talk with it',
          'a colleague proofreads my forms, and I do her presentations',
        ],
      },
      {
        cue: 'Where you stand today',
        point: 'Estimates the progress realistically, with a remaining rest',
        weight: 2,
        said: [
          'eight times out of ten I manage it, under stress I fall back',
          'in the last six talks people could tell me what I had said',
          'it will never be my strength, but no form has been returned since',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A strength dressed up as a weakness is the clever answer',
        said: ['I am too perfectionist', 'I care too much and I work too hard'],
        correction:
          'Interviewers have heard it many times and infer a lack of self-knowledge. A real weakness with a working countermeasure is convincing.',
      },
      {
        belief: 'One should name a weakness that has nothing to do with work',
        said: ['I cannot cook', 'I am bad at sports'],
        correction:
          'That evades the question. Choose something that counts at work but is not the core of the post, and show what you do about it.',
      },
    ],
    sampleAnswer:
      'I put off unpleasant phone calls. As a site manager that isn’t harmless. Two years ago I had to tell a supplier that we needed the windows at another address, and I knew that he would be annoyed. I wrote an email instead, late in the day. He didn’t read it, and a truck stood at the wrong site with forty windows; it cost us four thousand dollars and two days. My boss told me then that this was the third time. For a month I made a note of each thing I put off, and it was nearly always a call in which somebody might get angry. Since then I have a rule: the worst call comes first, at eight, before I open my email, and I write down the first sentence in advance, because once I have begun it is all right. On Fridays I tell a colleague whether there is one left. I manage it in about nine of ten cases. When three things go wrong at the same time, I still fall back into writing emails, and then he asks me. It hasn’t led to any damage since then.',
    criteria: ['True self-knowledge', 'A countermeasure that works without willpower alone'],
    followUps: [
      {
        question: 'What did that weakness cost, at its worst?',
        about: [1],
        answer:
          'Four thousand dollars and two days, because forty windows were taken to the wrong site. A call of three minutes would have prevented it, and I had known that at that very moment.',
      },
      {
        question: 'When do you still fall back into it?',
        about: [4, 3],
        answer:
          'When several things go wrong at once. Then I write instead of calling. For that I have the colleague who asks me on Friday, because alone I wouldn’t notice it.',
      },
    ],
  },
]
