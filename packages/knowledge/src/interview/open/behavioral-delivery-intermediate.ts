import type { OpenQuestion } from '../open-question.ts'

export const behavioralDeliveryIntermediate: readonly OpenQuestion[] = [
  {
    id: 'behavioral-delivery-intermediate-01',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Project Management'],
    tags: ['failure', 'responsibility', 'lessons'],
    question: 'Tell me about a project that missed its goal. What part of that was yours?',
    keyPoints: [
      {
        cue: 'The project in figures',
        point: 'States the goal and by how much it was missed',
        weight: 3,
        essential: true,
        said: [
          'we wanted two hundred users in the first quarter and got nineteen',
          'the new evening class was to pay for itself with fifteen people, and six signed up',
          'the ward should have moved in May, and it was October in the end',
        ],
      },
      {
        cue: 'Your own part',
        point: 'Names their own contribution to the failure, in the first person',
        weight: 3,
        essential: true,
        said: [
          'I had asked only people who like us whether they would use it',
          'the room plan was mine, and I had forgotten the delivery time of the beds',
          'I saw in week three that it would not work and talked myself out of it',
        ],
      },
      {
        cue: 'Fairness about the causes',
        point: 'Separates causes within the team’s control from bad luck',
        weight: 2,
        said: [
          'the strike was not our fault, having no reserve was',
          'the weather cost us a week, our planning cost us two months',
          'part of it was the market, but we could have known it in March',
        ],
      },
      {
        cue: 'Your reaction at the time',
        point:
          'Tells what they did once the failure showed, for instance told people, stopped or saved a part',
        weight: 2,
        said: [
          'I told the sponsor openly and we ended it after that quarter',
          'we offered the six people a place in the day course',
          'I drew up a new schedule with the movers and posted it on the wall',
        ],
      },
      {
        cue: 'What is different since',
        point: 'Has applied the lesson in a later piece of work',
        weight: 3,
        said: [
          'for the next course I took deposits before I booked the room',
          'in the following project we showed it to ten strangers in the first week',
          'since then I call each supplier before I draw a plan, and the kitchen opened on time',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One can tell of a failure without a part of one’s own in it',
        said: [
          'it failed only because of management, there was nothing I could have done',
          'I did my part, the others did not deliver',
        ],
        correction:
          'Circumstances play a role, but the question is what you would have done otherwise. Without an own share the story shows no learning.',
      },
      {
        belief: 'A failure that was in truth a success is a good example',
        said: [
          'we were two days late, but the customer was thrilled',
          'it looked like a failure and then won an award',
        ],
        correction: 'It sounds evasive. Take a goal that was clearly missed, and show what you made of it.',
      },
    ],
    sampleAnswer:
      'I work in adult education, and I set up an evening course in bookkeeping for people with shift work. The goal was fifteen participants, so that it would pay for itself. Six signed up, and we canceled a week before. Part of it was bad luck, since a large plant in town changed its shifts that month. But the larger part was mine. I had asked about the idea in two day courses, and people there told me that it was a great thing. They weren’t the ones who would have come. And I had seen after three weeks that there were only four registrations, and I told myself that people always sign up late. When it was clear, I called all six myself on the same day, offered them a seat in the Saturday course, and four took it. And I told my boss that it had been my calculation. Half a year later I tried welding certificates. I went to the gates of two plants at the change of shifts, I took a deposit of twenty dollars before I booked the room, and set a date on which I would stop. We started with seventeen.',
    criteria: ['A clear failure, told soberly', 'Self-criticism that names a decision, not a virtue'],
    followUps: [
      {
        question: 'When could you first have known that it would fail?',
        about: [1, 2],
        answer:
          'After three weeks, with four registrations. I knew the number and explained it away. Today I set beforehand the number at which I stop, so that I can’t argue with myself.',
      },
      {
        question: 'Where have you used that lesson since?',
        about: [4],
        answer:
          'In the welding course. I talked to the people who would really come, took a small deposit before booking, and fixed a stopping date. It started with seventeen.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-02',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Scope Management', 'Prioritization'],
    tags: ['scope', 'deadline', 'quality'],
    question:
      'A date stood fixed and the work was too much for it. Tell me about such a case: what did you cut, and what did you refuse to cut?',
    keyPoints: [
      {
        cue: 'How tight it was',
        point: 'Explains why the date could not move and how big the gap was',
        weight: 2,
        said: [
          'the exhibition opened on the ninth, with the mayor, and a third of the rooms was empty',
          'the law came into force in January, and we had work until March',
          'we had four days of cooking for a wedding in two days',
        ],
      },
      {
        cue: 'What had to go',
        point: 'Cut scope by what mattered least to the users or guests',
        weight: 3,
        essential: true,
        said: [
          'nobody comes for the audio guide, so it went first',
          'we left out the three reports that only two customers open',
          'from seven courses we went to four, the four everyone talks about',
        ],
      },
      {
        cue: 'What had to stay',
        point: 'Did not touch a minimum of safety or quality',
        weight: 3,
        essential: true,
        said: [
          'the emergency exits and the lighting were not up for discussion',
          'the calculation kept its tests, since a wrong sum would have been worse than none',
          'with the cold chain I make no compromise, however late it is',
        ],
      },
      {
        cue: 'Who had a say',
        point: 'Decided it together with those who had to live with it',
        weight: 3,
        said: [
          'I put a list with prices in days before the director and she struck things out',
          'we asked the bride what she could do without, three weeks before',
          'sales and we went through it in an hour and agreed on the order',
        ],
      },
      {
        cue: 'The fate of the cuts',
        point: 'Says what later became of the things left out',
        weight: 2,
        said: [
          'the audio guide followed in June as we had promised',
          'two of the three reports were never missed, so we dropped them',
          'there was a list of shortcuts, and we had cleared it by the end of February',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'When time is short, tests and checks are what one can leave out first',
        said: ['we skipped the testing to make the date', 'the final check we left out, there was no time'],
        correction:
          'That moves the cost to the users and makes it larger. Do less, but keep what is delivered sound.',
      },
      {
        belief: 'More hours and more people always save the date',
        said: [
          'with weekends and long nights you always make the date',
          'you put five more people on it in the last week and it works',
        ],
        correction:
          'Late helpers must be taught first, and tired people make errors. A short push can help; for a big gap only less scope does.',
      },
    ],
    sampleAnswer:
      'I was in charge of building an exhibition in a town museum. The opening with the mayor and a borrowed painting were fixed for the ninth of May, and five weeks before we had nine weeks of work, after a water pipe had burst. I wrote a list of everything that was open, with the days each would cost, and sat down with the director and the education people on the very next day. I asked what a visitor would miss on a first visit. The audio guide, two films and the second room of drawings went off the list, that was about three weeks, and the texts were shortened by half. What I didn’t put on the list were light, emergency exits and the climate in the painting’s case. If one of these fails, somebody gets hurt or the loan is ruined, and no opening is worth that. So we opened with five rooms instead of six, and hardly anybody noticed. The audio guide and the sixth room came in June as agreed; one film we never made, and no one has asked about it. I learned to bring the list with days and let others choose with me.',
    criteria: ['Cuts scope before soundness', 'Lets those affected choose'],
    followUps: [
      {
        question: 'How did you draw the line between what could go and what could not?',
        about: [1, 2],
        answer:
          'I asked what happens if it is missing. Without the film a visitor notices nothing; without the right climate the painting is damaged. The second kind was never up for negotiation.',
      },
      {
        question: 'What happened to the things that you had cut?',
        about: [4],
        answer:
          'They stood on a list with dates. Two came in June, and one we dropped for good after nobody had asked for it in half a year.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-03',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Prioritization', 'Stakeholder Management'],
    tags: ['priorities', 'competing requests', 'expectations'],
    question:
      'Three people each told you that their request was the most urgent. Tell me about a time like that and what you did with the two that had to wait.',
    keyPoints: [
      {
        cue: 'The situation',
        point: 'Describes the competing requests and who stood behind them',
        weight: 2,
        said: [
          'the surgeon, the emergency room and the ward all wanted the one scanner',
          'sales wanted a demo, support a bug fixed, and finance a report by Friday',
          'three teachers needed the substitute plan changed before eight',
        ],
      },
      {
        cue: 'Understanding each request',
        point: 'Asked what happens if it is done later, to find the real urgency',
        weight: 3,
        essential: true,
        said: [
          'I asked each one the same thing, what breaks if you get it on Monday',
          'the report turned out to be for a meeting in two weeks',
          'only one of the patients got worse by the hour',
        ],
      },
      {
        cue: 'How you chose',
        point: 'Ordered the requests by a standard everyone could follow',
        weight: 3,
        essential: true,
        said: [
          'danger to life first, then who blocks others, then the rest',
          'I counted how many customers were hit, and that gave the order',
          'we go by the cost per day of waiting, I showed them the three numbers',
        ],
      },
      {
        cue: 'The limits of your role',
        point: 'Let the right person decide where it was beyond their authority',
        weight: 2,
        said: [
          'between sales and finance I could not choose, so I asked both heads to agree',
          'I took it to the chief physician with my proposal',
          'my boss set the order in five minutes, with all three on the line',
        ],
      },
      {
        cue: 'Treating those behind',
        point: 'Told those who had to wait directly, with the reason and a date',
        weight: 3,
        said: [
          'I called the finance lady, told her Wednesday, and why',
          'he was angry, but he knew at nine where he stood',
          'I went up to the ward and said that it will be at four',
        ],
      },
      {
        cue: 'The outcome for them',
        point: 'Found a quick stopgap for someone who waited, or kept the date given',
        weight: 1,
        said: [
          'support got a workaround from me in ten minutes',
          'they had the report on Wednesday noon as I had said',
          'the ward could use the mobile ultrasound meanwhile',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The request of the highest-ranking person is automatically the first',
        said: [
          'I did the one of the director first, of course',
          'who is higher in the hierarchy comes first',
        ],
        correction:
          'Rank is not urgency, and the high-ranking often do not know what else waits. Show them the consequences, then they can decide.',
      },
      {
        belief: 'Working on all three in parallel is the fairest way',
        said: [
          'I did a little of each so that everybody was happy',
          'I worked on all of them at the same time',
        ],
        correction:
          'Then all three are late. One after the other, with an announced order, most get theirs sooner and nobody later than by splitting.',
      },
    ],
    sampleAnswer:
      'I was a radiographer, alone on the evening shift with a single scanner. The emergency room announced a patient after a fall, a ward wanted a check for a discharge next morning, and a surgeon called to say that he needed his images now, for an operation. I asked all three the same question: what happens if it is in one hour? With the fall there was a suspicion of bleeding in the head, so each minute counted. The surgeon’s operation was at seven in the morning; he only wanted to go home. The discharge check could be done any time until ten. So the order was life first, then whatever blocks other people, then comfort. I wouldn’t have been allowed to put the surgeon last on my own, so I called the physician on duty with my proposal, and he confirmed it. Then I called the two who had to wait. I told the surgeon that there was a head injury ahead of him, that he would have his images by eight thirty, and that he could look at them from home. He grumbled, then thanked me. The ward got theirs at nine. The patient had a bleed and was operated on within the hour.',
    criteria: ['The same question to all', 'Bad news brought in person and early'],
    followUps: [
      {
        question: 'How did you find out which request was really urgent?',
        about: [1],
        answer:
          'I asked all three what would happen if it came an hour later. Two answers were about convenience and one was about a life. Without the question all three had sounded the same.',
      },
      {
        question: 'What did you say to those who were not first?',
        about: [4, 5],
        answer:
          'The reason in one sentence and a time. To the surgeon: there is a head injury before you, you get your images by half past eight, on your screen at home. And I kept it.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-04',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Estimation', 'Project Planning'],
    tags: ['estimates', 'planning', 'communication'],
    question:
      'Tell me about an estimate of yours that was badly wrong. How did it come about, and how do you estimate today?',
    keyPoints: [
      {
        cue: 'The numbers',
        point: 'Gives the estimate and what it really took',
        weight: 3,
        essential: true,
        said: [
          'I had said two weeks, and it was nine',
          'we offered the bathroom for eleven days and needed twenty-six',
          'I planned an afternoon for grading and sat there until Sunday night',
        ],
      },
      {
        cue: 'How it came about',
        point: 'Explains the cause, for instance a forgotten part, hope, pressure or no comparison',
        weight: 3,
        essential: true,
        said: [
          'I counted the work itself and forgot approvals and waiting',
          'behind the tiles there was wet wood, and I had not looked',
          'my boss frowned at four weeks, and so I said two',
        ],
      },
      {
        cue: 'What others heard, and when',
        point: 'Told those who relied on it once it was noticed, with a new number',
        weight: 2,
        said: [
          'in the second week I said that it would be at least seven',
          'I showed the family the wood and gave them a new plan the same day',
          'too late, honestly, I waited until the very last day',
        ],
      },
      {
        cue: 'Your method today',
        point: 'Compares with similar past work today, or breaks it down into small parts',
        weight: 3,
        said: [
          'I keep a notebook with what jobs really took and look there first',
          'I cut it in pieces of one day, and what I cannot cut I do not know yet',
          'last time twenty papers took five hours, so I reckon with that',
        ],
      },
      {
        cue: 'How you express it',
        point: 'States estimates as a range or with the uncertainties named',
        weight: 2,
        said: [
          'I say ten to fifteen days, depending on what is behind the wall',
          'four weeks if the interface is as described, otherwise six',
          'I tell people how sure I am',
        ],
      },
      {
        cue: 'Dealing with the unknown',
        point: 'Tries the riskiest part before giving a number',
        weight: 2,
        said: [
          'I open one tile before I write the offer',
          'for unknown things I ask for two days first, just to look',
          'I grade three papers first and then calculate',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Doubling each estimate is a sound method',
        said: ['I just multiply everything by two now', 'I always add a hundred percent on top'],
        correction:
          'A blanket factor hides what is unknown and soon nobody believes your numbers. Compare with real past work, and name what the range depends on.',
      },
      {
        belief: 'An estimate is a promise that has to be held at all costs',
        said: [
          'if I say two weeks I hold it, even when I have to work nights',
          'a number is a number, you have to deliver on it',
        ],
        correction:
          'An estimate is a forecast with uncertainty. When you learn more, update it openly; promise only what you control.',
      },
    ],
    sampleAnswer:
      'I am a trained carpenter and ran small renovations before I moved into planning. Once I quoted eleven days for a bathroom in an old house. It took twenty-six. I had looked at the room for ten minutes and counted tiles, pipes and painting. What I didn’t do was take off one single tile, and behind them the wood was wet. On top of that I had left out the wait for the electrician, and I had seen how the owner frowned at fourteen days, so I had said eleven. On day two, when we found the wood, I showed it to the family at noon and gave them a new plan with at least twenty-two days. They were upset, but they could move to relatives. Since then I have kept a notebook of what every job really took, and I look there first. For what I can’t see, I ask for half a day to open something before I write the offer. And I never give one number any more: I say twelve days if the wood is dry, twenty if not. In the past three years I went past my range twice in about forty jobs.',
    criteria: ['Searches for the cause in the own method', 'Understands an estimate as a forecast'],
    followUps: [
      {
        question: 'What made you say a number that low?',
        about: [1],
        answer:
          'I only counted the visible work, I left out waiting for others, and I gave in to a frown. The last was the worst, since nothing about the house had changed by it.',
      },
      {
        question: 'Someone wants one single number from you today. What do you say?',
        about: [4, 5, 3],
        answer:
          'I give a range and say what it depends on. If they need one number, I ask for half a day to check the riskiest part and name the upper end.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-05',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Knowledge Sharing'],
    tags: ['takeover', 'inheritance', 'unfinished work'],
    question:
      'Have you ever taken over something half-finished or neglected from somebody else? Walk me through your first weeks with it.',
    keyPoints: [
      {
        cue: 'The starting point',
        point: 'Says what was taken over, and what state it was in',
        weight: 2,
        said: [
          'I got a class in March that had had four different teachers',
          'the warehouse system, with no documents, from a man who had retired',
          'a clinic study with sixty patients and half of the forms missing',
        ],
      },
      {
        cue: 'Your first days',
        point: 'Looked and listened first, before changing anything',
        weight: 3,
        essential: true,
        said: [
          'in the first two weeks I only watched and asked',
          'I called my predecessor, and he told me where the traps are',
          'I read through all the files and talked to each of the users',
        ],
      },
      {
        cue: 'What could not wait',
        point: 'Secured what would do harm if it failed',
        weight: 3,
        said: [
          'on the first day I made sure that there was a backup that really works',
          'the exam registrations ran out in ten days, so these came first',
          'I checked the consent of every patient before anything else',
        ],
      },
      {
        cue: 'Sorting it out',
        point: 'Decided what to keep, finish or drop, and gave reasons for it',
        weight: 3,
        said: [
          'two of the five open building sites I closed for good',
          'the odd sorting rule stayed, because it had a reason that I had not seen',
          'I made three lists, keep, repair, throw away, and discussed them with my boss',
        ],
      },
      {
        cue: 'What others saw of it',
        point: 'Won over people around it by a quick visible improvement',
        weight: 2,
        said: [
          'in week three the label printer worked again, and everyone noticed',
          'the parents got a plan until the summer for the first time',
          'I repaired the thing that annoyed them the most',
        ],
      },
      {
        cue: 'Talking about the one before',
        point: 'Speaks fairly of the predecessor',
        weight: 1,
        said: [
          'he had kept it alive alone for years, I would not have managed that',
          'in her place, with two wards, I would have done no better',
          'it had been built under conditions that I never had to face',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With neglected things it is best to start over from scratch',
        said: ['I threw it all away and built it new', 'the old stuff was garbage, so I started from zero'],
        correction:
          'Old things contain decisions whose reasons you do not know yet. Understand first, secure what matters, and replace step by step.',
      },
      {
        belief: 'Problems found after a takeover should be blamed on the predecessor right away',
        said: [
          'first I made clear to everyone that this was not my fault',
          'I documented all his mistakes for my boss',
        ],
        correction:
          'It helps nobody and closes a source of knowledge. Report the state as facts, and ask why it came to be so.',
      },
    ],
    sampleAnswer:
      'I took over a long-term study in a clinic after the nurse responsible had fallen ill. There were sixty patients, half of the forms were missing, and nobody knew who was due when. For two weeks I changed nothing. I read the files, called the nurse at home with her permission, and talked to the three doctors. She told me things that were written nowhere, for instance why some patients had two numbers: they had moved between sites. I had almost corrected that. One thing I did on the first day: I checked for each patient whether the consent was there, since without it we would have had to stop. Four were missing, and we got them. Then I made three lists. Keep: her phone calls on the evening before. Finish: the blood values. Drop: a questionnaire that nobody evaluated, in agreement with the head of the study. In week three each patient got a card with all dates, and the missed visits fell from a quarter to under a tenth. She had held this together alone for four years on top of her work on the ward. When I left, I wrote the folder that I would have liked to find.',
    criteria: ['Humility toward what is there', 'A sense of what is dangerous first'],
    followUps: [
      {
        question: 'What nearly went wrong because you did not know the history?',
        about: [1, 3],
        answer:
          'The double patient numbers. They looked like errors and I had almost merged them, but they belonged to people who had changed sites. One phone call saved us from it.',
      },
      {
        question: 'What did you do on the very first day, and why that?',
        about: [2],
        answer:
          'I checked the consents, because that was the only thing that could have stopped the whole study or done harm. All the rest could wait for two weeks.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-06',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Continuous Improvement', 'Change Management'],
    tags: ['process', 'measurement', 'improvement'],
    question:
      'Describe a process that involved several people and that works better today because of you. How do you know that it is better?',
    keyPoints: [
      {
        cue: 'Your very first step',
        point: 'Measured the starting point before any change was made',
        weight: 3,
        essential: true,
        said: [
          'for two weeks I noted how long every patient waited, it was fifty minutes',
          'a fix took nine days from ready to live, I took that from the tickets',
          'we counted returned meals, forty a day',
        ],
      },
      {
        cue: 'Finding the real problem',
        point: 'Found the actual bottleneck, which was not where people had supposed it',
        weight: 3,
        said: [
          'everyone blamed the lab, in truth the forms lay in a tray until noon',
          'testing was quick, it was the approval on Thursdays that held us up',
          'it was not the cooking, the carts stood in the hallway',
        ],
      },
      {
        cue: 'Who shaped the remedy',
        point: 'Worked out the change with those who do the work',
        weight: 3,
        said: [
          'two of the porters drew the new route themselves',
          'I asked the approvers what they need so that they can trust us',
          'the receptionist had had the idea for years, nobody had asked her',
        ],
      },
      {
        cue: 'How you introduced it',
        point: 'Tried it on a small scale before making it the rule',
        weight: 2,
        said: [
          'first only on one floor for ten days',
          'we did it with small changes only, for a month',
          'for a trial on Tuesdays, then for the whole week',
        ],
      },
      {
        cue: 'How you know it worked',
        point: 'Compared the figures afterwards with those from before',
        weight: 3,
        essential: true,
        said: [
          'twenty minutes of waiting, and the errors did not rise',
          'from nine days to two, and failures stayed the same',
          'returned meals fell to twelve, and I checked that costs did not go up',
        ],
      },
      {
        cue: 'The other side of it',
        point: 'Mentions what did not work or what the change cost someone',
        weight: 1,
        said: [
          'the first version with colored trays failed within three days',
          'one colleague lost her quiet hour, and we found another for her',
          'it meant more work for the night shift at the start',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A new tool makes a bad process good',
        said: ['we bought a tool and that solved it', 'I digitized it, so it was faster'],
        correction:
          'A tool mostly speeds up whatever is there, including the waiting. Understand the bottleneck first; often no tool is needed.',
      },
      {
        belief: 'If people say it feels better, the improvement is proven',
        said: ['everyone told me it was much better', 'the feedback was very positive, so it worked'],
        correction:
          'The newness and the attention alone lift the mood. Compare the same number before and after, and check what may have got worse.',
      },
    ],
    sampleAnswer:
      'I worked in the outpatient department of an eye clinic, and patients complained about waiting. Everybody was sure that the doctors were too slow. For two weeks I put a slip on each file and noted the times: fifty-two minutes of waiting on average, and of these nearly thirty between the check-in and the eye test. The files lay in a tray until somebody went upstairs with a stack. So it wasn’t the doctors at all. I asked the two receptionists and the assistants how they would do it. One of them said that for years she had wanted a second tray on each floor and somebody walking over every ten minutes. We tried it on one floor for ten days. The first version, with four colors, failed after three days because nobody could remember them, so we used only two. Then I measured again with the same slips: twenty-three minutes. I also looked at whether mix-ups had gone up, and they hadn’t. What it cost was the quiet hour of one assistant, who used to write letters at that time, and we moved that to the afternoon. It has run for two years, and they still measure one week in spring.',
    criteria: ['Numbers before and after', 'Gives credit to those who had the ideas'],
    followUps: [
      {
        question: 'Where did people suppose the problem to be, and where was it?',
        about: [1],
        answer:
          'They blamed the doctors. The slips showed that most of the wait lay between check-in and the eye test, because files were carried upstairs in stacks.',
      },
      {
        question: 'How did you make sure that nothing else got worse?',
        about: [4, 5],
        answer:
          'I counted mix-ups before and after, and I asked who now has more work. One assistant had lost her quiet hour, so we gave her another.',
      },
    ],
  },
  {
    id: 'behavioral-delivery-intermediate-07',
    type: 'behavioral',
    difficulty: 'intermediate',
    roles: [],
    skills: ['Change Management'],
    tags: ['changing goals', 'adaptability', 'ambiguity'],
    question:
      'Tell me about a time when the goal changed in the middle of your work. What did you keep, what did you throw away, and how did you take others along?',
    keyPoints: [
      {
        cue: 'Before and after',
        point: 'Says what the goal had been and what it became',
        weight: 3,
        essential: true,
        said: [
          'two thirds of the school trip was planned, and then the border closed',
          'after four months the client said that it should be for nurses and not for doctors',
          'we had sewn for a fashion show, and suddenly it was masks',
        ],
      },
      {
        cue: 'Your first reaction',
        point: 'Asked what exactly is needed now, and why',
        weight: 3,
        said: [
          'I wanted to understand what had happened before I complained',
          'I asked her which problem we solve for whom now',
          'it turned out that only the date was fixed, all the rest was open',
        ],
      },
      {
        cue: 'Going through what existed',
        point: 'Sorted the work done into usable and no longer usable',
        weight: 3,
        essential: true,
        said: [
          'the login and the calendar we could keep, the whole search was for the bin',
          'bus and insurance stayed, the hostel had to be canceled',
          'cutting patterns no, but the machines and the people were there',
        ],
      },
      {
        cue: 'How you treated the people',
        point: 'Spoke openly with the team about the change and the frustration',
        weight: 2,
        said: [
          'I said that I am annoyed too, and for that day we did nothing more',
          'two of them had put their heart into it, and I thanked them in front of all',
          'I explained to the pupils why it is so, and they could be angry',
        ],
      },
      {
        cue: 'What you committed to',
        point: 'Made a new plan with a new date, rather than promising the old one',
        weight: 2,
        said: [
          'I said that we need six weeks more or half the scope',
          'the next morning we had a plan for the first five days',
          'we set a new milestone and told the parents of the extra cost',
        ],
      },
      {
        cue: 'What you took from it',
        point: 'Works since then so that a change of goal costs less',
        weight: 1,
        said: [
          'I now book only what can be canceled',
          'we show something every two weeks, so a turn comes earlier',
          'what may still change I do last',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A goal that changes is a sign of bad planning and should be refused',
        said: ['I insisted that what was agreed gets delivered', 'they should have thought of that before'],
        correction:
          'Sometimes it is, but often something was learned or the world changed. Delivering what nobody needs any longer is the more expensive way.',
      },
    ],
    sampleAnswer:
      'I was the lead teacher for a trip of sixty pupils, and two thirds was planned and paid for when the region we wanted to go to was flooded, six weeks before. The school board said: a trip yes, but not there, and the date stays. I was annoyed, but first I asked what exactly was needed. What mattered to them was that all sixty go and that it costs no more; the place was open. That evening I made a list. The bus, the insurance and the groups could stay. The hostel and the boat had to be canceled, and the program, the part that two pupils had worked on for months, was lost. I told the pupils the next day why, and that I was disappointed myself, and I thanked those two by name. We did nothing else in that lesson. The next day we came up with three places, and I didn’t promise that it would be as good. I told the parents: four days instead of five, same price. We went to a lake nearby, and the pupils themselves came up with two boat tours and a night hike. Since then I book only what can be canceled until a month before.',
    criteria: ['Flexible without being arbitrary', 'Takes the disappointment of others seriously'],
    followUps: [
      {
        question: 'How did those react whose work was thrown away?',
        about: [3],
        answer:
          'Two pupils were close to tears. I didn’t comfort them with phrases, I named what they had done in front of everyone and said that I was disappointed too. A day later they planned along again.',
      },
      {
        question: 'What could be used again, and how did you find that out so fast?',
        about: [2, 1],
        answer:
          'By asking what is really fixed. It was only the date, the number and the price. With that each item could be checked within one evening, and bus, insurance and groups could stay.',
      },
    ],
  },
]
