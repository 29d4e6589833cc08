import { anySql, type PrerequisiteTable } from '../prerequisite.ts'

const aPlatform = { skill: 'iOS', anyOf: ['Android', 'React Native', 'Flutter'] } as const

/** Apps for phones and tablets. */
export const mobile: PrerequisiteTable = {
  iOS: [
    {
      skill: 'Swift',
      anyOf: ['Objective-C', 'Dart', 'JavaScript', 'TypeScript', 'Kotlin', 'C#'],
      why: 'You need the language of your app before you learn what the phone allows it to do.',
    },
  ],
  Android: [
    {
      skill: 'Kotlin',
      anyOf: ['Java', 'Dart', 'JavaScript', 'TypeScript', 'C#'],
      why: 'You need the language of your app before you learn what the phone allows it to do.',
    },
  ],
  SwiftUI: [{ skill: 'Swift', why: 'SwiftUI screens are written in Swift.' }],
  UIKit: [
    { skill: 'Swift', anyOf: ['Objective-C'], why: 'UIKit screens are written in Swift or Objective-C.' },
  ],
  'Jetpack Compose': [{ skill: 'Kotlin', why: 'Compose screens are Kotlin functions.' }],
  'Kotlin Coroutines': [{ skill: 'Kotlin', why: 'Coroutines are part of Kotlin.' }],
  'React Native': [
    {
      skill: 'JavaScript',
      anyOf: ['TypeScript'],
      why: 'React Native apps are written in JavaScript or TypeScript.',
    },
    {
      skill: 'React',
      why: 'The screens are React components, built from native parts instead of HTML.',
      source: 'POSTINGS',
    },
  ],
  Flutter: [{ skill: 'Dart', why: 'Flutter apps are written in Dart.' }],
  Xamarin: [{ skill: 'C#', why: 'Xamarin apps are written in C#.' }],
  'Material Design': [],
  'Mobile UI Design': [],
  Xcode: [
    {
      skill: 'Swift',
      anyOf: ['Objective-C'],
      why: 'Xcode is where you write Swift; a few lines of it give you something to run.',
    },
  ],
  'Android Studio': [
    {
      skill: 'Kotlin',
      anyOf: ['Java'],
      why: 'Android Studio is where you write Kotlin; a few lines of it give you something to run.',
    },
  ],
  XCTest: [
    { skill: 'Swift', anyOf: ['Objective-C'], why: 'XCTest tests are methods in Swift or Objective-C.' },
  ],
  Espresso: [{ skill: 'Android', why: 'Espresso taps through the screens of an Android app.' }],
  JUnit: [{ skill: 'Java', anyOf: ['Kotlin'], why: 'JUnit tests are Java or Kotlin methods.' }],
  Appium: [{ ...aPlatform, why: 'Appium taps through an app for you, so you need an app.' }],
  fastlane: [{ ...aPlatform, why: 'It builds and uploads an app; do it by hand once.' }],
  Bitrise: [{ ...aPlatform, why: 'It builds mobile apps; do it on your own machine once.' }],
  'Core Data': [
    { skill: 'Swift', anyOf: ['Objective-C'], why: 'Core Data stores Swift objects on the device.' },
  ],
  Room: [
    { skill: 'Kotlin', anyOf: ['Java'], why: 'Room maps Kotlin classes to tables.' },
    { ...anySql, why: 'Its queries are SQL.' },
  ],
  Realm: [
    {
      skill: 'Swift',
      anyOf: ['Kotlin', 'Java', 'Dart', 'JavaScript'],
      why: 'Realm stores the objects of your app.',
    },
  ],
  'App Store Deployment': [{ ...aPlatform, why: 'You need an app that is worth submitting.' }],
  'In-App Purchases': [{ ...aPlatform, why: 'You add the purchase to an app that already works.' }],
  'Push Notifications': [{ ...aPlatform, why: 'The app has to ask for permission and receive the message.' }],
  Firebase: [
    {
      skill: 'JavaScript',
      anyOf: ['Kotlin', 'Swift', 'Java', 'Dart'],
      why: 'Firebase is the server side of an app; you bring the app.',
    },
  ],
  'Firebase Cloud Messaging': [{ ...aPlatform, why: 'It delivers messages to an app that you have built.' }],
  MVVM: [
    {
      skill: 'iOS',
      anyOf: ['Android', 'Flutter', 'C#'],
      why: 'The pattern separates screens from logic, which matters once an app has several screens.',
    },
  ],
  Dagger: [
    { skill: 'Android', why: 'Dagger is mostly used in Android apps.' },
    {
      skill: 'Object-Oriented Programming',
      why: 'It supplies objects with the objects they depend on; know why they need them.',
    },
  ],
  'Offline-First': [
    {
      skill: 'SQLite',
      anyOf: ['Core Data', 'Room', 'Realm'],
      why: 'What works offline has to be stored on the device.',
    },
    { skill: 'REST APIs', anyOf: ['GraphQL'], why: 'Sooner or later you sync it with a server.' },
  ],
}
