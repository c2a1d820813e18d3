/**
 * Joins class lists; what is false or empty is left out. Nothing is merged: a part writes what a caller may set otherwise as `base:size-5`, which gives
 * way to any plain class for the same property (theme.css). Two plain classes for one property fail the story that shows them (visual/classes.setup.ts).
 */
export { cx as cn } from 'class-variance-authority'
