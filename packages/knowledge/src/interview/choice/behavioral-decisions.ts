import type { ChoiceSet } from '../choice-set.ts'

export const behavioralDecisionsChoice: ChoiceSet = {
  skill: 'Decisions at work',
  type: 'behavioral',
  roles: [],
  questions: [
    {
      id: 'behavioral-decisions-01',
      difficulty: 'beginner',
      question:
        "You close the cash register at a bakery. It is 30 dollars short. You think that you gave change for a 50 instead of a 20 in the rush at about eight, but you aren't sure. What do you do?",
      right: {
        text: 'Enter the true sum, note your suspicion with the time, and tell the manager',
        why: "The books stay true, and with the time of day somebody may still find the cause. An honest shortage is ordinary; a hidden one isn't.",
      },
      wrong: [
        {
          text: 'Put in 30 dollars of your own, so that the sum is right and nobody has trouble',
          why: "It's meant honorably, but the books now hold a lie. If money goes missing for another reason, nobody will see the pattern.",
        },
        {
          text: 'Leave the sum open tonight and see whether it balances itself out tomorrow',
          why: 'Two days mix into one, and what could have been traced no longer can. It also looks as if you had waited for nobody to notice.',
        },
        {
          text: 'Enter the true sum without your guess, as nobody should act on mere suspicion',
          why: 'The sum is right, but whoever looks for the cause lacks the only clue there is. Marked as a guess, it accuses nobody.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-02',
      difficulty: 'beginner',
      question:
        "On a ward four things come at once: a patient's call bell, a relative's question, a form due at 15:00 (it's 14:20), and a colleague asking for help to lift a patient higher in bed. Nobody else is near. What first?",
      right: {
        text: 'A look at who rang, then the lifting, and a word to the relative as you pass',
        why: 'Only the bell can hide an emergency, and a look tells. The lifting can wait a minute, the relative gets a time, the form has forty minutes.',
      },
      wrong: [
        {
          text: 'The lifting, as it takes just two minutes, and then the bell of the patient',
          why: 'Short first is a fair rule among equals. The bell is the one thing of unknown danger, and two minutes can be long there.',
        },
        {
          text: 'The form, because it is the only one of the four that has a fixed deadline',
          why: 'A time on paper makes it look urgent. With forty minutes left it is the least urgent of the four.',
        },
        {
          text: "The relative's question, as the person is standing right in front of you now",
          why: "Whoever stands nearest wins attention, but presence isn't urgency. One sentence about when you'll come back is enough.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-03',
      difficulty: 'beginner',
      question:
        'First week in an office. Your boss says in passing: "Could you clean up the customer list?" It has 3,000 rows, and she is off to a meeting until the afternoon. What do you do?',
      right: {
        text: "Clean 20 rows in a copy, and ask her in the afternoon if that's what is meant",
        why: "Twenty rows show what 'clean' could mean and raise the right questions. Nothing is lost if she meant something else.",
      },
      wrong: [
        {
          text: 'Go through the whole list until she is back, so that she sees a finished result',
          why: 'It shows zeal, but after hours of work in the wrong direction both of you have to undo it, perhaps on the only copy.',
        },
        {
          text: 'Write her a message with every question that you have, and wait for her answers',
          why: 'Questions without an example are hard to answer and there will be too many of them. Hours go by without anything learned.',
        },
        {
          text: 'Ask the colleague at the next desk how such lists are usually cleaned up here',
          why: "Useful for habits, but the colleague doesn't know what she needs the list for. Your result would be somebody else's guess.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-04',
      difficulty: 'beginner',
      question:
        "You have just sent a spreadsheet with 400 patients' names to the wrong outside address. What do you do first?",
      right: {
        text: 'Report it at once to whoever handles data incidents, with address and content',
        why: 'Deadlines for the clinic begin now, and those people know what must be done. Each hour that you try alone is missing later.',
      },
      wrong: [
        {
          text: "Recall the message in the mail program, and report it if the recall doesn't work",
          why: "A recall hardly ever works outside your own mail system, and a seeming success tells you nothing. The report mustn't hang on it.",
        },
        {
          text: 'Write to the recipient asking to delete it, and wait for a confirmation from them',
          why: "Asking may be one of the steps, but it can draw attention to the file. A confirmation you can't verify doesn't replace the report.",
        },
        {
          text: 'Tell your supervisor at the end of the shift, in private, once you have calmed down',
          why: 'The supervisor should know, but not hours later. The delay turns a slip, which happens, into a concealment, which is judged.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-05',
      difficulty: 'beginner',
      question:
        "You're three months into a first job in IT. For two hours you've been stuck on an error that your experienced neighbor could probably solve. She's busy but approachable. What do you do?",
      right: {
        text: 'Write down what you tried and saw, then ask her for ten minutes with these notes',
        why: 'Writing often shows the gap by itself. If not, she can help in minutes, and she sees how you work.',
      },
      wrong: [
        {
          text: 'Go on until the evening, as one only really learns what one has found out alone',
          why: "Some struggle teaches, but after two hours without a new idea it's mostly repetition, and your task grows late without anyone knowing.",
        },
        {
          text: "Ask her to take a quick look at it on your screen, as she'll see it right away",
          why: "She may see it, but without what you tried she starts from nothing, and you'll come back with the same kind of question tomorrow.",
        },
        {
          text: "Put it aside, start your next task, and bring it up in Thursday's team meeting",
          why: 'It spares her now, but the task stands still for days, and a meeting of eight is an expensive place for a ten-minute question.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-06',
      difficulty: 'beginner',
      question:
        "Four of you have to hand in a project for a course in two weeks. Jo hasn't delivered anything for a week and answers in single words. The others want to tell the teacher. What do you do?",
      right: {
        text: 'Ask Jo alone what is the matter, and agree on one small part for Thursday',
        why: 'You learn the reason before judging, and by Thursday you all know whether to count on Jo, with more than a week left.',
      },
      wrong: [
        {
          text: "Take over Jo's part among the three of you, so that the project is safe anyway",
          why: 'It saves the result and hides the problem. Jo gets neither help nor a chance, and three people silently resent it.',
        },
        {
          text: 'Bring it up in the group chat, so that all four can openly talk about it together',
          why: 'Open is good, but three against one in writing makes most people hide. A first word in private costs less and finds out more.',
        },
        {
          text: 'Go to the teacher together now, so that it is documented before it gets too late',
          why: "That is a right step if Jo lets Thursday pass. Done first, it makes an official case out of something you don't know anything about.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-07',
      difficulty: 'beginner',
      question:
        "You wait tables. After you've brought the food, a guest mentions a nut allergy. You believe that the sauce is free of nuts. The kitchen is under heavy pressure. What do you do?",
      right: {
        text: 'Take the plate back and have the chef say what is in it, before the guest eats',
        why: 'Belief is not enough where an error can kill. It costs some minutes and some annoyance in the kitchen, and that is bearable.',
      },
      wrong: [
        {
          text: "Tell the guest honestly that you think it's free of nuts, but can't guarantee it",
          why: 'It is honest, yet hands a decision about life and death to somebody who knows less than you. You are the one who can find out.',
        },
        {
          text: 'Ask the colleague who has worked here longest if the sauce ever contained nuts',
          why: "Experience with yesterday's recipe doesn't tell about today's batch. Only whoever cooked it and has the packages knows.",
        },
        {
          text: 'Offer the guest another dish that never seemed to hold nuts, and take this away',
          why: "It replaces one belief with another: nobody has checked what's in the other dish, and nuts may hide there just as well.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-08',
      difficulty: 'beginner',
      question:
        "You're changing from bookkeeping to data analysis and have finished a six-month course. Applications bring no interviews. You've got three months. What is the best use of them?",
      right: {
        text: "Answer a real bookkeeper's question with open data, and show it to analysts",
        why: 'It is evidence that few others have, in a field you know, and the analysts tell you what is still lacking. That is what applications miss.',
      },
      wrong: [
        {
          text: 'Add a second certificate, so that your application stands out among the others',
          why: 'More of the same signal rarely changes the answer. Employers doubt whether you can do the work, and a certificate says little of that.',
        },
        {
          text: "Send out five times as many applications, since it's in the end a numbers game",
          why: 'Numbers help when some succeed. If none does, the same application sent more often mostly brings more silence.',
        },
        {
          text: "Rebuild the course's sample projects nicely and publish them in a portfolio",
          why: "It shows care, but recruiters have seen the same datasets a hundred times and can't tell what was your own thinking.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-09',
      difficulty: 'intermediate',
      question:
        "Ten working days before a fair, half of your exhibition catalog is done; so far it took fifteen days. The printer's date is fixed. Your boss is counting on the full catalog. What do you do today?",
      right: {
        text: 'Show her two catalogs that can be done by then, and let her pick one today',
        why: 'At the present pace two thirds of the rest will be done. With ten days left, what goes in is still a choice; later it is an accident.',
      },
      wrong: [
        {
          text: 'Work in the order of the pages, and tell her on day eight how far it will get',
          why: 'Day eight is too late for a good cut. What is missing then is whatever stood at the back, not what matters least.',
        },
        {
          text: "Ask for two helpers from sales, and keep to the full catalog until they're in",
          why: "Help may be part of it, but new people first cost time, and the plan rests on people whom you haven't got yet.",
        },
        {
          text: 'Plan the missing days by evenings and the weekend, as it is only two weeks',
          why: 'Five extra days in two weeks is half as much work again. Errors rise with fatigue, and she learns of the risk only if it fails.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-10',
      difficulty: 'intermediate',
      question:
        "You take over the monthly pay calculation for 180 people: one spreadsheet with 14 tabs, grown over nine years, hardly documented. The next run is in three weeks; your predecessor is still there for it. You'd love to rebuild the sheet. What do you do first?",
      right: {
        text: 'Do the next run by the old sheet with your predecessor, noting every odd step',
        why: 'People get paid, and you learn which oddities are rules in disguise. A rebuild without this knowledge loses them.',
      },
      wrong: [
        {
          text: "Rebuild it now with clear structure, and compare it with last month's results",
          why: "Three weeks for nine years of special cases, with the pay of 180 people at stake. One month's figures don't show the cases of the others.",
        },
        {
          text: 'Write the documentation of all 14 tabs first, so that everything is understood',
          why: 'From reading alone you get what the cells do, not why or when somebody overrides them. That shows during a run.',
        },
        {
          text: 'Lock the sheet against changes, and collect all wishes until the rebuild is done',
          why: "Locking sounds careful, but such sheets often need corrections by hand each month. You'd learn of it on payday.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-11',
      difficulty: 'intermediate',
      question:
        'You alone know how the weekly invoices are run. In four weeks you go on a three-week leave. Your colleague Mia will stand in for you. How do you use the time best?',
      right: {
        text: 'Mia does the next runs herself while you only watch, and she writes the guide',
        why: 'What she trips over is exactly what your guide would have left out. By the third run you can be away, which tests it.',
      },
      wrong: [
        {
          text: 'You write a complete guide with pictures, and Mia reads it before you leave',
          why: 'Experts leave out what they do without thinking. Whether the guide is enough shows when nobody can be asked any more.',
        },
        {
          text: 'Mia watches you closely for the next three runs and may ask whatever she wants',
          why: "Watching looks easy. She'll meet the first real decision when she is alone with it.",
        },
        {
          text: 'You do as much as possible in advance, and stay reachable by phone for the rest',
          why: "It avoids the handover. Prepared invoices run into changes, and you'd be on duty during your leave, as before.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-12',
      difficulty: 'intermediate',
      question:
        "On your ward, nurses say that they spend 'half the shift' looking for infusion pumps. A colleague proposes to buy ten more for 20,000. You may improve the process. What do you do first?",
      right: {
        text: 'Note for a week where each missing pump is found, and how long the search took',
        why: 'It shows whether pumps are too few or in the wrong place. If most stand idle in two rooms, ten more would stand there as well.',
      },
      wrong: [
        {
          text: "Ask for the ten pumps, since nurses' time is worth far more than the equipment",
          why: 'It may be right, but it is an answer before the question. If pumps get hoarded, more pumps means more hoarding for a while.',
        },
        {
          text: 'Set up a fixed place for pumps, with a list in which everyone signs them out',
          why: 'Such lists work if they fit the reason for which pumps stay away. Without knowing it, you add a chore that is skipped within two weeks.',
        },
        {
          text: 'Ask the nurses in a survey how much time they lose and what they suggest to do',
          why: "Opinions are worth hearing, but 'half the shift' shows how roughly people estimate annoyances. And a survey won't tell where the pumps are.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-13',
      difficulty: 'intermediate',
      question:
        'The monthly check of the fire doors was forgotten in March. It\'s April 6. Your superior puts the form in front of you: "Just sign it with March 30, the doors are fine anyway." What do you do?',
      right: {
        text: 'Decline, check the doors today, and sign for today with a note about March',
        why: 'You refuse the false date and not the person: she gets the doors checked and a form that stands up to questions. If she insists, it goes higher.',
      },
      wrong: [
        {
          text: "Check the doors first, and if they're really fine then sign it for March 30",
          why: 'The check makes the doors safe but not the date true. If something burns in court, your name stands under a false record.',
        },
        {
          text: "Ask her to sign it herself, as she's the one who is in charge of fire safety",
          why: 'You keep your hands clean while the false record is made all the same, and now you know of it.',
        },
        {
          text: "Sign it this once, and set up a reminder so that the check isn't forgotten again",
          why: "The reminder is worth having, but it works just as well with a true form. The next 'just this once' will be easier to ask for.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-14',
      difficulty: 'intermediate',
      question:
        "You're the new shift lead in a food factory. Everyone skips the second hand disinfection, as the dispenser is 15 meters away at the other end. What do you do?",
      right: {
        text: 'Ask that it be done from today, and get a dispenser put by the door this week',
        why: 'You hold the rule and remove the reason for breaking it. A rule that costs thirty meters each time loses against a busy day.',
      },
      wrong: [
        {
          text: 'Remind all of the rule at the next meeting, and explain what depends on hygiene',
          why: 'They know the rule and its reason. A talk without a change in the way to walk works for about a week.',
        },
        {
          text: 'Watch it for some weeks before changing anything, being new in the team yourself',
          why: 'To understand first is often wise, but here the breach and its cause are plain already, and each shift is a risk.',
        },
        {
          text: 'Make random checks and note down violations, so that everyone takes it seriously',
          why: 'Control raises compliance while you look. It sets the team against its new lead and leaves the cause where it is.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-15',
      difficulty: 'intermediate',
      question:
        'You\'ve worked 50 hours a week for six weeks. Now the head of another department asks you to take on her survey, "only a few hours". Your own boss doesn\'t know how full you are. What do you do?',
      right: {
        text: 'Go to your boss with the list of what is running and ask what should give way',
        why: 'Only he may weigh her survey against his own tasks. He sees the load for the first time, and she gets an answer that holds.',
      },
      wrong: [
        {
          text: 'Decline in a friendly way, pointing out that you have too much to do at present',
          why: "It protects you from this one. But your boss still doesn't know, and perhaps the survey matters more than something on your list.",
        },
        {
          text: 'Agree for a date in four weeks, by when the current load should have calmed down',
          why: "After six such weeks, hope for calm isn't a plan. You've added a promise to a list that nobody has looked at.",
        },
        {
          text: "Agree, but only if she sorts it out with your boss herself, as that's her part",
          why: "He'd decide on her request without knowing your load, as you've left out the one thing that only you can tell him.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-16',
      difficulty: 'intermediate',
      question:
        'Your call center has to keep the average call under four minutes. It worked: 5:10 became 3:50. You notice that many customers now call two or three times. What do you do?',
      right: {
        text: 'Bring your manager the share of repeat calls before and after, and propose to track it',
        why: "It shows with the firm's own data that time per call fell and time per problem perhaps didn't. She gets something better to measure.",
      },
      wrong: [
        {
          text: 'Keep to the four minutes, as others decide on the goals and may have their reasons',
          why: "The one who set the goal probably can't see what you see. Keeping quiet lets a well-meant number go on doing harm.",
        },
        {
          text: 'Take the time that a customer needs, even if your own average suffers from it',
          why: 'It helps your callers and harms only your own rating. The rule and the other forty desks stay as they are.',
        },
        {
          text: 'Ask for the limit to be raised to five minutes, so that calls can be finished',
          why: 'It may ease things but keeps the same flaw: any limit on time rewards ending the call, whether or not the problem is solved.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-17',
      difficulty: 'expert',
      question:
        'You run a canteen. At 12:20, with 300 of 800 guests served, two guests are reported vomiting. Both had the fish; so did about 120 others. It may be chance. The next hour decides about the service. What do you do now?',
      right: {
        text: 'Take the fish off, keep samples, call the health office, and go on serving',
        why: 'It stops the likeliest harm within minutes, can be undone if it was chance, and secures what will show the truth.',
      },
      wrong: [
        {
          text: 'Wait for a third case before acting, as two of 300 can happen by mere chance',
          why: 'Waiting for certainty means serving fish to people who may fall ill. Taking it off by mistake costs one dish.',
        },
        {
          text: 'Close the canteen at once and send everyone home until the cause has been found',
          why: 'It treats all dishes as equally suspect, and 500 people go hungry or panic. If the facts point to all food, that step is still open.',
        },
        {
          text: 'Taste the fish and check its temperature and papers, and then decide about it',
          why: 'Neither taste nor papers rule out a toxin. The check belongs to the search for causes, and the serving goes on meanwhile.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-18',
      difficulty: 'expert',
      question:
        "You've led a pilot for a digital care record for 14 months, with your name on it. After two of three wards the gain is a third of what was hoped for. The decision on 20 wards is in three months. What do you do?",
      right: {
        text: 'Fix now, with the board, which result on ward three means stop, and publish it',
        why: "Before the result, everyone can agree on what would convince them. After it, you'd all find reasons, and you most of all.",
      },
      wrong: [
        {
          text: 'Improve the record with what was learned, and judge the third ward after that',
          why: "Improving is right, but without a line set before, any result will be read as 'promising' by those who have put 14 months in it.",
        },
        {
          text: 'Recommend to stop it now, since two of the three wards have already failed',
          why: 'A third of the hoped-for gain may still be worth it, and a ward is left. Stopping hastily to seem brave is also no decision on facts.',
        },
        {
          text: 'Ask somebody neutral to evaluate it all after the third ward has been finished',
          why: 'Neutral eyes are good, but without an agreed line the neutral person too ends up arguing about what the numbers mean.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-19',
      difficulty: 'expert',
      question:
        "One salesman brings 40 percent of revenue. Two good assistants have left because of him within a year, and the next one is crying in your office. Talks with him 'helped for a week each'. You lead the team. What do you do?",
      right: {
        text: 'Tell him what must stop by when and what follows, and spread his clients meanwhile',
        why: 'The demand is real only if you can carry it out, so you reduce the dependence at the same time. The assistant in your office sees that something happens.',
      },
      wrong: [
        {
          text: 'Let him work without an assistant from now on, so that nobody suffers from it',
          why: 'It removes the nearest victim and rewards him with special rules. Everybody learns what 40 percent of revenue may do.',
        },
        {
          text: 'Arrange a coach for him, and talk with the assistant about resilience until then',
          why: "Coaching may be part of it, but without a demand it's another week's help. Resilience training tells the one harmed to endure more.",
        },
        {
          text: 'Dismiss him this month, since no revenue whatever may justify treating people so',
          why: 'Perhaps it ends there. Without a warning with consequences it may not hold in law, and 40 percent of the revenue may leave with him.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-20',
      difficulty: 'expert',
      question:
        'Your deputy is to lead the move of the archive for the first time. Her plan differs from yours; you think it costs three days more, but it will work, and errors in it can be undone. What do you do?',
      right: {
        text: 'Name the risk that you see, once, and leave the decision and the plan to her',
        why: "She learns by her own decision at a price of three days. The risk is named, so silence isn't a trap, and you remain free for other things.",
      },
      wrong: [
        {
          text: 'Convince her of your plan by good arguments, as you know archives very well',
          why: "She'd carry out your plan with her name on it. When the first thing goes wrong she'll come to you, since it was your plan.",
        },
        {
          text: 'Say nothing, so that she can make her own experience without your influence',
          why: "To withhold a risk that you see isn't trust. If it occurs she'll ask why you kept quiet, and rightly so.",
        },
        {
          text: "Combine the two plans, so that she's involved and the three days are saved",
          why: "A mixture that she wouldn't have made is your plan again, with seams. She answers for decisions that are half hers.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-21',
      difficulty: 'expert',
      question:
        'Going through old files you notice that a pay rule of yours has underpaid about 30 temps by some 600 each over two years. Nobody has noticed; most of them have left. What do you do?',
      right: {
        text: 'Report it with sum and names, stop the rule, and propose to pay the people back',
        why: 'It names the harm, ends it, and offers the repair while your word about it is still voluntary. Those who left are owed it as well.',
      },
      wrong: [
        {
          text: "Correct the rule from this month on, and leave the past alone as it's settled",
          why: 'It stops the harm from growing and keeps what was wrongly kept. If it comes out later, it was known, and by you.',
        },
        {
          text: 'Ask the legal department in general terms whether such old claims have expired',
          why: 'Law is part of it. Asked first and vaguely, it serves to find out whether one may keep silent, and people remain unpaid.',
        },
        {
          text: 'Give those who still work here a bonus to make up for it without further ado',
          why: "Some get their money without knowing why, the others get nothing. A secret repair can't be checked, and the books are wrong twice.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-22',
      difficulty: 'expert',
      question:
        "Two clinics merge; you lead the joint admissions office of 14 people. Each side finds the other's way careless. Management expects one process in six months. What do you do in the first four weeks?",
      right: {
        text: 'Let pairs from both sides work a week in each office, then list what each one solves',
        why: 'They see which problem each habit was made for. The common process can be judged by those problems and not by whose it was.',
      },
      wrong: [
        {
          text: 'Take over the process of the larger clinic, so that uncertainty ends quickly',
          why: "Speed has its worth, but seven people learn that they've lost, and what their way was good for goes missing unnoticed.",
        },
        {
          text: 'Have an outside consultant design one new process that belongs to neither of the sides',
          why: 'It seems fair, but it lacks the reasons behind both ways, and unites the two sides mainly against the new one.',
        },
        {
          text: 'Hold a workshop on common values, so that people trust one another to begin with',
          why: 'Trust grows by working on something together. A day of values changes little about who is thought careless on Monday.',
        },
      ],
    },
    {
      id: 'behavioral-decisions-23',
      difficulty: 'expert',
      question:
        'A nurse gave ten times the prescribed dose and reported it herself at once; the patient recovered. Doses on the new pump are entered without a decimal key. Management wants a formal warning "as a signal". You are her head. What do you do?',
      right: {
        text: 'Oppose the warning in writing, get the pump changed, and tell staff what was learned',
        why: "A slip that anyone could make there isn't recklessness. A penalty would teach people not to report, and the pump would wait for the next.",
      },
      wrong: [
        {
          text: 'Agree to the warning but explain to her that it is a formality without any meaning',
          why: 'A formality stays in her file, and the ward sees what self-reporting earns. The signal reaches everyone, and it is the wrong one.',
        },
        {
          text: 'Oppose it, and move her to another ward until the matter has calmed down again',
          why: 'It is meant to protect her but looks like a punishment, and leaves her successor at the same pump.',
        },
        {
          text: "Accept a warning for all who work with that pump, so that she isn't singled out",
          why: "It spreads the injustice instead of ending it, and says that attention is the remedy for a key that's missing.",
        },
      ],
    },
    {
      id: 'behavioral-decisions-24',
      difficulty: 'expert',
      question:
        'You chair a board of seven. After ten minutes all agree to a two-year contract that takes a third of the budget. The founder spoke first, very much in favor. You have a vague doubt. What do you do before the vote?',
      right: {
        text: 'Have each write down alone what will have made it fail in two years, then read it out',
        why: 'Writing alone undoes the pull of the first speaker, and imagining failure makes doubt a task and not disloyalty. It takes fifteen minutes.',
      },
      wrong: [
        {
          text: 'Ask around the table once more whether anybody has objections left, and vote after that',
          why: "After the founder's praise, silence is likely whatever people think. You'd record an agreement that was never tested.",
        },
        {
          text: 'State your own doubt openly, so that others find the courage to express theirs',
          why: 'It may help, but a vague doubt of the chair against the founder makes it a matter of two people, and the others choose sides.',
        },
        {
          text: 'Put the vote off to the next meeting, so that everybody can sleep on it once',
          why: "Time alone doesn't create objections. In four weeks the same seven sit there, with the decision already felt to be made.",
        },
      ],
    },
  ],
}
