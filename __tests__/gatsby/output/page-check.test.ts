/** @jest-environment node */
import { createHash } from 'node:crypto'
import { type Allowlist, checkPage } from '../../../gatsby/output/page-check'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const START = 'start()'
const APP = '<script nomodule defer src="/app.js" integrity="sha384-abc"></script>'

const APPROVED: Allowlist = {
  startScript: START,
  scripts: new Map([['/app.js', 'sha384-abc']]),
  styles: new Set([hash('a{}'), hash('b{}')]),
  formAction: '/api/consultation',
}

const head = (html: string) => `<!DOCTYPE html><html lang="en"><head>${html}</head><body></body></html>`
const body = (html: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${html}</body></html>`

const check = (html: string) => checkPage({ file: 'about/index.html', html }, APPROVED)
const checkRedirect = (html: string) =>
  checkPage({ file: 'old/index.html', html: head(html), redirectsTo: '/new#team' }, APPROVED)

test.each([
  `${APP}<script data-page="/about">${START}</script>`,
  '<script type="application/ld+json">{"@type":"Thing"}</script>',
  '<link rel="preload" href="/a.woff2" as="font"/><link rel="canonical" href="https://www.example.com/about"/>',
  '<meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
])('a head may contain %s from the build', (html) => {
  expect(check(head(html))).toEqual([])
})

test.each([
  '<p>Write onclick="x" or style="y" as you like.</p>',
  '<p title="&lt;img onerror=attack()&gt;">&lt;script&gt;attack()&lt;/script&gt;</p>',
  '<img alt="javascript:attack()" src="/a.webp" srcset="/a.webp 640w, /b.webp 1280w"/>',
  '<a href="#content"></a><a href="/about">About</a><a href="https://example.com/?a=javascript:b">Out</a>',
  '<a href="mailto:firm@example.com">Mail</a><a href="tel:+15550100">Call</a>',
  '<svg viewBox="0 0 9 9"><path d="M0 0"></path><text>javascript:attack()</text></svg>',
  '<form method="post" action="/api/consultation"><input name="name"/></form><form></form>',
])('a body may contain %s', (html) => {
  expect(check(body(html))).toEqual([])
})

test('a page may contain the styles that the build recorded, and their hashes are returned', () => {
  expect(check(head('<style data-styled="">a{}</style><style>b{}</style>'))).toEqual([hash('a{}'), hash('b{}')])
})

test.each([
  ['<img/onerror=x>', 'an event handler in the attribute onerror: <img onerror="x">'],
  ['<IMG SRC=/x ONERROR=attack()>', 'an event handler in the attribute onerror: '],
  ['<p onclick>', 'an event handler in the attribute onclick: <p onclick="">'],
  ['<svg onload=attack()>', 'an event handler in the attribute onload: <svg onload='],
  ['<svg><g><path onclick=attack()>', 'an event handler in the attribute onclick: <path'],
  ['<title><img onerror=x></title></svg><p/onfocus=x>', 'an event handler in the attribute onfocus'],
  ['<textarea></textarea><p onfocus=x>', 'an event handler in the attribute onfocus'],
  ['<body onload=attack()>', 'an event handler in the attribute onload: <body'],
  ['<html onclick=attack()>', 'an event handler in the attribute onclick: <html'],
  ['<p style=color:red>', 'the attribute style: <p style="color:red">'],
  ['<p srcdoc="">', 'the attribute srcdoc'],
  ['<button formaction=//evil.example>', 'the attribute formaction'],
  ['<a href=/ ping=//evil.example>', 'the attribute ping'],
  ['<script>attack()</script>', 'a script that the build did not add: <script>attack()</script>'],
  [`<script>${START} attack()</script>`, 'a script that the build did not add'],
  ['<ScRiPt type=module>attack()</sCrIpT>', 'a script that the build did not add'],
  ['<script src=//evil.example/a.js></script>', 'an address that is not allowed in the attribute src'],
  ['<script src=/other.js></script>', 'a script that the build did not add'],
  ['<script src=/app.js></script>', 'a script that the build did not add'],
  ['<script src=/app.js integrity=sha384-x></script>', 'a script that the build did not add'],
  ['<svg><script>attack()</script></svg>', 'an element that is not on the list'],
  ['<style>*{background:url(https://evil.example/)}</style>', 'styles that the build did not record'],
  ['<style>a{} </style>', 'styles that the build did not record'],
  ['<svg><style>a{}</style></svg>', 'an element that is not on the list'],
  ['<base href=/>', 'an element that is not on the list in gatsby/output/page-check.ts: <base href="/">'],
  ['<iframe srcdoc="x"></iframe>', 'an element that is not on the list'],
  ['<object data=/a></object>', 'an element that is not on the list'],
  ['<embed src=/a>', 'an element that is not on the list'],
  ['<math><mtext><img onerror=x></mtext></math>', 'an element that is not on the list'],
  ['<svg><a xlink:href="javascript:attack()"><text>Go</text></a></svg>', 'an element that is not on the list'],
  ['<svg><animate attributeName=href values=javascript:attack()>', 'an element that is not on the list'],
  ['<template><img src=x onerror=attack()></template>', 'an element that is not on the list'],
  ['<noscript><p title="</noscript><img src=x onerror=attack()>">', 'an element that is not on the list'],
  ['<select><img src=x onerror=attack()></select>', 'an element that is not on the list'],
  ['<meta http-equiv=refresh content="0;url=/">', 'an http-equiv: <meta http-equiv="refresh"'],
  ['<META HTTP-EQUIV=REFRESH CONTENT="0;url=/">', 'an http-equiv'],
  ['<meta http-equiv="Content-Security-Policy" content="script-src *">', 'an http-equiv'],
  ['<link rel=stylesheet href=https://evil.example/a.css>', 'an address that is not allowed in the attribute href'],
  ['<link rel=preload imagesrcset="/a 1x, //evil.example/b 2x">', 'an address that is not allowed'],
  ['<img src="/\\evil.example/a">', 'an address that is not allowed in the attribute src'],
  ['<img srcset="/a.webp 1x, https://evil.example/a 2x">', 'an address that is not allowed in the attribute srcset'],
  ['<a href=javascript:attack()>', 'an address that is not allowed in the attribute href'],
  ['<a href=" JaVaScRiPt:attack()">', 'an address that is not allowed in the attribute href'],
  ['<a href="java&#10;script&colon;attack()">', 'an address that is not allowed in the attribute href'],
  ['<a href="&#1;javascript&#58;attack()">', 'an address that is not allowed in the attribute href'],
  ['<a href="data:text/html,x">', 'an address that is not allowed in the attribute href'],
  ['<form action=https://evil.example>', 'a form that posts to an address other than the delivery'],
  ['<form action="/api/other">', 'a form that posts to an address other than the delivery'],
])('rejects %s', (html, problem) => {
  expect(() => check(body(html))).toThrow(`public/about/index.html has ${problem}`)
})

test('rejects a form with an address if requests go nowhere', () => {
  const page = { file: 'index.html', html: body('<form action="/api/consultation"></form>') }
  expect(() => checkPage(page, { ...APPROVED, formAction: undefined })).toThrow(
    'a form that posts to an address other than',
  )
})

test('a redirect page may redirect to its target', () => {
  expect(checkRedirect('<meta charset="utf-8"><meta http-equiv="refresh" content="0; url=/new#team">')).toEqual([])
})

test.each([
  ['<meta http-equiv="refresh" content="0; url=/newer">', 'an http-equiv'],
  ['<meta http-equiv="refresh" content="0; url=/new#team"><style>a{}</style>', 'styles that the build did not record'],
  [`<script>${START}</script>`, 'a script that the build did not add'],
  [APP, 'a script that the build did not add'],
  ['<script type="application/ld+json">{}</script>', 'a script that the build did not add'],
])('a redirect page must not contain %s', (html, problem) => {
  expect(() => checkRedirect(html)).toThrow(`public/old/index.html has ${problem}`)
})
