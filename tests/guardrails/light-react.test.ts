import { expect, test } from 'vitest'
import { asksForUnused, emptied } from '../../vite-light-react.ts'

test('the functions that are named do nothing any more, and all others what they did', () => {
  const code = `function kept() { return unused(1) }\nfunction unused(a) { return a }\nUnused.prototype.act = function () { return 2 };\nfunction Unused() {}\n`
  const light = emptied(code, { functions: ['unused'], methodsOf: 'Unused' })
  expect(light).toBe('function kept() { return unused(1) }\nfunction unused(a) {}\n\nfunction Unused() {}\n')
})

test('a function that is asked for something answers that there is none', () => {
  const light = emptied('function found(a) { return a }\nfunction kept() { return found(1) }\n', { answeringNull: ['found'] })
  expect(light).toBe('function found(a) { return null }\nfunction kept() { return found(1) }\n')
})

test('a single statement is taken out to the letter, and missed where it is written otherwise', () => {
  const statements = ['if (!quiet) tell();']
  expect(emptied('function patch() { patchAll(); if (!quiet) tell(); }', { statements })).toBe('function patch() { patchAll();  }')
  expect(() => emptied('function patch() { patchAll(); if (!silent) tell(); }', { statements })).toThrow('There is no if (!quiet) tell();')
})

test('a release of React that has a function no longer, or by another name, is refused', () => {
  expect(() => emptied('function renamed() {}', { functions: ['unused'] })).toThrow('There is no unused')
})

test.each([
  `import { useState, useActionState } from 'react'`,
  `import {\n  Activity,\n  useState,\n} from "react";`,
  `const [state] = React.useActionState(act, 1)`,
  `const [state] = ReactDOM.useFormState(act, 1)`,
  `import { useFormState } from 'react-dom'`,
  `_jsxs(React.Fragment, { children: text, ref: frame })`,
  `(0, jsx)(Fragment, { ref })`.replace('{ ref }', '{ ref: ref }'),
  `<Fragment key={1} ref={frame}>`,
  `import { preload } from 'react-dom'`,
  `_jsx("link", { rel: "stylesheet", href, precedence: "default" })`,
  `<style href="x" precedence="low">`,
  `_jsx("script", { async: true, src: address })`,
  `_jsx(HydratedRouter, { instrumentations: [watch] })`,
])('a page that asks for what is taken out is refused: %s', (code) => expect(asksForUnused(code)).toBe(true))

test.each([
  `import { Activity } from 'lucide-react'\nimport { useState } from 'react'`,
  `import { Fragment, useState } from 'react'`,
  `jsxs(Fragment, { children: [jsx('div', { ref: frame })] })`,
  `<Fragment key={1}><div ref={frame} /></Fragment>`,
  `import { useFormState } from 'react-hook-form'`,
  `import { preload } from './pictures.ts'`,
  `_jsx("link", { rel: "preload", href })`,
  `_jsx("script", { type: "application/ld+json", dangerouslySetInnerHTML: { __html: facts } })`,
])('what only looks like it is not: %s', (code) => expect(asksForUnused(code)).toBe(false))
