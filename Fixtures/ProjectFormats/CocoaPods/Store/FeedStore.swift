// FeedStore.swift
