// NoteTests.swift
