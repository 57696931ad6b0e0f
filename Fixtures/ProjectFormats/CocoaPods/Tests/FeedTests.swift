// FeedTests.swift
