// FeedView.swift
